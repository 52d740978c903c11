import type { IncomingMessage } from 'node:http'
import { maxKnowledgeFileBytes } from '../../shared/limits.ts'
import { streamedFileType } from '../../shared/chat/streamedFileType.ts'

const lengths = new WeakMap<object, number>()

/**
 * Leaves a body unread for an endpoint that streams it, if it is a file with the right type and a declared
 * length. Returns whether it is one.
 */
export function leaveUnread(request: IncomingMessage): boolean {
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (request.headers['content-type'] !== streamedFileType || !Number.isSafeInteger(length)) return false
  if (length > maxKnowledgeFileBytes) return false
  lengths.set(request, length)
  return true
}

/** Returns the unread body with its declared length; undefined for any other request. */
export function streamedBody(
  request: IncomingMessage,
): { bytes: number; content: IncomingMessage } | undefined {
  const bytes = lengths.get(request)
  return bytes === undefined ? undefined : { bytes, content: request }
}
