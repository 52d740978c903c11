import type { ConversationRow } from '../chat/conversationRows.ts'
import type { HandoffState } from '../chat/handoff.ts'
import type { InboxFilter } from '../chat/inbox.ts'

/** The states of each shelf; where there are none, any will do. */
export const shownStates: Partial<Record<InboxFilter['show'], HandoffState[]>> = {
  open: ['bot', 'requested', 'human'],
  handedOver: ['requested', 'human'],
  resolved: ['resolved'],
}

/** How long the words are by which a search finds a conversation. */
export const termLengths = { least: 3, most: 30 } as const

/** A text in the words that a search compares: small letters, without what only stands around a word. */
export function searchWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}@._-]+/gu) ?? []
  return words.map((word) => word.replace(/^[._-]+|[._-]+$/g, '')).filter(Boolean)
}

/** Returns whether a conversation is in a person's filtered list. */
export function fitsFilter(
  conversation: ConversationRow,
  { agent, show, unread, channel, language, tag, search }: InboxFilter,
  uid: string,
): boolean {
  const { state, seen, tags, terms, assigneeUid } = conversation
  const states = shownStates[show]
  return (
    (!agent || agent === conversation.agentId) &&
    (!states || states.includes(state)) &&
    (show !== 'mine' || assigneeUid === uid) &&
    (!unread || !seen) &&
    (!channel || channel === conversation.channel) &&
    (!language || language === conversation.language) &&
    (!tag || tags.includes(tag)) &&
    searchWords(search).every((word) => terms.some((term) => term.startsWith(word)))
  )
}
