import type { Kit } from './createKit.ts'
import { newestAt } from './newestAt.ts'

/** Stores what the visitor has read, and whether there is a conversation, for later pages. */
export function startStoringExtras({ chat, load, store, keptIn }: Kit) {
  const { state } = chat.conversation
  let seen: number | undefined
  let hasTalked: boolean | undefined

  return {
    update(): void {
      const { conversationId, messages } = state
      if (!conversationId) return
      seen ??= load<number>('localStorage', 'seen')
      const newest = newestAt(messages)
      // A conversation that is new to this browser was read elsewhere.
      if (seen === undefined || (chat.isOpen && seen < newest)) store('localStorage', 'seen', (seen = newest))
      const talks = messages.length > 0
      if (talks !== hasTalked) store(keptIn(), 'talked', (hasTalked = talks) || undefined)
    },
  }
}
