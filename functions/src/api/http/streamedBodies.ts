import type { IncomingMessage } from 'node:http'
import { maxKnowledgeFileBytes } from '../../shared/limits.ts'
import { streamedFileType } from '../../shared/chat/streamedFileType.ts'

const lengths = new WeakMap<object, number>()

/**
 * Has a body left unread for the door that takes it piece by piece, if it is a file that says so and says how
 * long it is. Returns whether it is one.
 */
export function leaveForDoor(request: IncomingMessage): boolean {
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (request.headers['content-type'] !== streamedFileType || !Number.isSafeInteger(length)) return false
  if (length > maxKnowledgeFileBytes) return false
  lengths.set(request, length)
  return true
}

/** The body that was left unread, and how long it says to be; undefined for any other request. */
export function streamedBody(
  request: IncomingMessage,
): { bytes: number; content: IncomingMessage } | undefined {
  const bytes = lengths.get(request)
  return bytes === undefined ? undefined : { bytes, content: request }
}
