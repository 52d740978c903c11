import type { Kit } from '../createKit.ts'
import { newestAt } from '../newestAt.ts'

/** What came after the last message that the visitor has seen, on this page or an earlier one. */
export function countUnread({ chat, recall, remember }: Kit) {
  const { conversation } = chat
  let seen = recall<number>('localStorage', 'seen')

  return {
    count(): number {
      const { messages, conversationId } = conversation.state
      if (!conversationId) return 0
      const newest = newestAt(messages)
      // A conversation that this browser meets for the first time has been seen elsewhere.
      if (seen === undefined || (chat.isOpen && seen < newest))
        remember('localStorage', 'seen', (seen = newest))
      return messages.filter(({ role, at }) => role !== 'visitor' && role !== 'event' && at > (seen ?? 0))
        .length
    },
  }
}
