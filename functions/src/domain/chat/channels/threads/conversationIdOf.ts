import type { Thread, ThreadRef } from '../../../kernel/channels/Thread.ts'

/** The length of a thread's id (`threadIdOf`). */
export const threadIdLength = 28

/** Returns the present conversation of a thread: another one after each deletion. */
export function conversationIdOf(
  { threadId }: Pick<ThreadRef, 'threadId'>,
  { generation }: Pick<Thread, 'generation'>,
): string {
  return generation > 0 ? `${threadId}-${generation}` : threadId
}

/** Returns the thread that has or had a conversation. */
export function threadIdIn(conversationId: string): string {
  return conversationId.slice(0, threadIdLength)
}
