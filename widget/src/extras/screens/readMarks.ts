import type { Kit } from '../createKit.ts'

/**
 * Remembers what this browser has read of each conversation, because a person may write into one that is not
 * open.
 */
export function startReadMarks({ chat, load, store }: Kit) {
  const { state } = chat.conversation
  let marks = load<Record<string, number>>('localStorage', 'read') ?? {}

  return {
    /** Marks the visible messages as read. */
    update(): void {
      const { conversationId, messages } = state
      const newest = Math.max(0, ...messages.filter(({ id }) => !id.endsWith('-stopped')).map(({ at }) => at))
      if (!chat.isOpen || !conversationId || newest <= (marks[conversationId] ?? 0)) return
      store('localStorage', 'read', (marks = { ...marks, [conversationId]: newest }))
    },
    /** Treats a conversation that is new to this browser as read elsewhere. */
    isUnread: (id: string, lastMessageAt: number): boolean => lastMessageAt > (marks[id] ?? Infinity),
    forget(id: string): void {
      const { [id]: _, ...others } = marks
      store('localStorage', 'read', (marks = others))
    },
  }
}
