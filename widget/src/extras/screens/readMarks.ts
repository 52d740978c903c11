import type { Kit } from '../createKit.ts'

/**
 * How far this browser has read each of the visitor's conversations: a person may write into another one than
 * the open one.
 */
export function startReadMarks({ chat, recall, remember }: Kit) {
  const { state } = chat.conversation
  let marks = recall<Record<string, number>>('localStorage', 'read') ?? {}

  return {
    /** What stands before the visitor's eyes is read. */
    update(): void {
      const { conversationId, messages } = state
      const newest = Math.max(0, ...messages.filter(({ id }) => !id.endsWith('-stopped')).map(({ at }) => at))
      if (!chat.isOpen || !conversationId || newest <= (marks[conversationId] ?? 0)) return
      remember('localStorage', 'read', (marks = { ...marks, [conversationId]: newest }))
    },
    /** A conversation that this browser meets for the first time was read elsewhere. */
    isUnread: (id: string, lastMessageAt: number): boolean => lastMessageAt > (marks[id] ?? Infinity),
    forget(id: string): void {
      const { [id]: _, ...others } = marks
      remember('localStorage', 'read', (marks = others))
    },
  }
}
