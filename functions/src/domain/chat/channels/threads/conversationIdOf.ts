import type { Thread, ThreadRef } from '../../../kernel/channels/Thread.ts'

/** How long the names of threads are (`threadIdOf`). */
export const threadIdLength = 28

/** The conversation that a thread leads by now: another one after each deletion. */
export function conversationIdOf(
  { threadId }: Pick<ThreadRef, 'threadId'>,
  { generation }: Pick<Thread, 'generation'>,
): string {
  return generation > 0 ? `${threadId}-${generation}` : threadId
}

/** The thread that leads, or has led, a conversation. */
export function threadIdIn(conversationId: string): string {
  return conversationId.slice(0, threadIdLength)
}
