import { isArrivedFile, type ArrivedFile } from './arrivedFiles.ts'
import { readSession, writeSession } from '../../../lib/browser/stored.ts'

export interface UnsentReply {
  attemptId: string
  text: string
  files: ArrivedFile[]
}

/** Returns this tab's replies that the server has not confirmed, so that a reload loses none. */
export function readUnsent(conversationId: string): UnsentReply[] {
  try {
    const stored: unknown = JSON.parse(readSession(`unsent.${conversationId}`) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isUnsent).map(withFiles) : []
  } catch {
    return []
  }
}

/** Replies stored by older versions have no files. */
function withFiles({ attemptId, text, files = [] }: StoredReply): UnsentReply {
  return { attemptId, text, files: files.filter(isArrivedFile) }
}

/** Stores a reply for this tab; the same attempt replaces its earlier one. */
export function storeUnsent(conversationId: string, { attemptId, text, files }: UnsentReply): void {
  write(conversationId, [
    ...readUnsent(conversationId).filter((reply) => reply.attemptId !== attemptId),
    { attemptId, text, files },
  ])
}

export function deleteUnsent(conversationId: string, attemptId: string): void {
  write(
    conversationId,
    readUnsent(conversationId).filter((reply) => reply.attemptId !== attemptId),
  )
}

function write(conversationId: string, replies: UnsentReply[]): void {
  writeSession(`unsent.${conversationId}`, replies.length > 0 ? JSON.stringify(replies) : null)
}

interface StoredReply {
  attemptId: string
  text: string
  files?: unknown[]
}

function isUnsent(value: unknown): value is StoredReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'attemptId' in value &&
    typeof value.attemptId === 'string' &&
    'text' in value &&
    typeof value.text === 'string' &&
    (!('files' in value) || Array.isArray(value.files))
  )
}
