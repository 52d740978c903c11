import type { Kit } from '../createKit.ts'

/** Counts the messages after the last one that the visitor has seen, on this page or an earlier one. */
export function countUnread({ chat, load }: Kit): number {
  const { messages, conversationId } = chat.conversation.state
  const seen = load<number>('localStorage', 'seen')
  if (!conversationId || seen === undefined) return 0
  return messages.filter(({ role, at }) => role !== 'visitor' && role !== 'event' && at > seen).length
}
