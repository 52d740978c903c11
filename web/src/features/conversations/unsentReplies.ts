import { readSession, writeSession } from './sessionText.ts'

export interface UnsentReply {
  attemptId: string
  text: string
}

/** Replies of this tab that the server has not confirmed, so that none is lost with a reload. */
export function readUnsent(conversationId: string): UnsentReply[] {
  try {
    const stored: unknown = JSON.parse(readSession(`unsent.${conversationId}`) || '[]')
    return Array.isArray(stored) ? stored.filter(isUnsent) : []
  } catch {
    return []
  }
}

export function keepUnsent(conversationId: string, { attemptId, text }: UnsentReply): void {
  write(conversationId, [
    ...readUnsent(conversationId).filter((reply) => reply.attemptId !== attemptId),
    { attemptId, text },
  ])
}

export function forgetUnsent(conversationId: string, attemptId: string): void {
  write(
    conversationId,
    readUnsent(conversationId).filter((reply) => reply.attemptId !== attemptId),
  )
}

function write(conversationId: string, replies: UnsentReply[]): void {
  writeSession(`unsent.${conversationId}`, replies.length > 0 ? JSON.stringify(replies) : '')
}

function isUnsent(value: unknown): value is UnsentReply {
  return (
    typeof value === 'object' &&
    value !== null &&
    'attemptId' in value &&
    typeof value.attemptId === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  )
}
