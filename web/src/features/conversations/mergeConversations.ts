import type { Conversation } from '@parley/functions/shared/conversation'

/**
 * The followed newest ones and those read before, as one list. What slides out of the followed part stays, since
 * it was paid for; what is newer than its end and no longer in it has been deleted.
 */
export function mergeConversations(live: Conversation[], known: Conversation[]): Conversation[] {
  const liveIds = new Set(live.map(({ ID }) => ID))
  const end = live.at(-1)?.lastMessageAt ?? Number.POSITIVE_INFINITY
  const older = known.filter(({ ID, lastMessageAt }) => !liveIds.has(ID) && lastMessageAt <= end)
  return [...live, ...older].sort((a, b) => b.lastMessageAt - a.lastMessageAt)
}
