import type { Conversation } from '@parley/functions/shared/conversation'

/**
 * The followed newest ones and those read before, as one list. What slides out of the followed part stays, since
 * it was paid for; what is newer than its end and no longer in it is gone, and where the followed part is all there is
 * (`isWhole`), so is what is older.
 */
export function mergeConversations(live: Conversation[], known: Conversation[], isWhole = false): Conversation[] {
  if (isWhole) return live
  const end = live.at(-1)?.lastMessageAt ?? Number.POSITIVE_INFINITY
  return joinConversations(live, known.filter(({ lastMessageAt }) => lastMessageAt <= end))
}

/** Two lists as one, newest first; what is in both is taken from the first. */
export function joinConversations(first: Conversation[], second: Conversation[]): Conversation[] {
  const ids = new Set(first.map(({ ID }) => ID))
  return [...first, ...second.filter(({ ID }) => !ids.has(ID))].sort((a, b) => b.lastMessageAt - a.lastMessageAt)
}
