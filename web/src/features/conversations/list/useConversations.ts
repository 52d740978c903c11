import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { fitsFilter } from '@parley/functions/shared/texts/fitsFilter'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import type { Live } from '../../../lib/live/live.ts'
import { joinNewest } from '../../../lib/firestore/newestFirst.ts'
import { useUid } from '../../../lib/session/session.ts'
import { conversationFilters, wholeWord } from '../filters/conversationFilters.ts'
import { useInboxScope } from '../inboxContexts.ts'
import type { RowList } from './readRows.ts'
import { useRowPages, type Inbox } from './useRowPages.ts'

/**
 * Lists the filtered conversations. A search combines two queries: conversations that contain its first word
 * exactly, and the newest ones, in which the browser matches the beginnings of words.
 */
export function useConversations(filter: InboxFilter): Live<Inbox> {
  const { region, workspaceId, ...scope } = useInboxScope()
  const agentId = scope.agentId ?? (filter.agent || undefined)
  const uid = useUid()
  const word = wholeWord(filter.search)
  const listOf = (searched: string): RowList => ({
    region,
    agentId,
    workspaceId,
    filters: conversationFilters(filter, uid, searched),
    withTerms: filter.search.trim() !== '',
  })
  const newest = useRowPages(listOf(''))
  const matches = useRowPages(word ? listOf(word) : null)
  if (newest.status !== 'ready') return newest
  if (!word)
    return {
      status: 'ready',
      data: { ...newest.data, items: newest.data.items.filter((item) => fitsFilter(item, filter, uid)) },
    }
  if (matches.status === 'error') return matches
  const both = matches.status === 'ready' ? joinInboxes(matches.data, newest.data) : newest.data
  const items = both.items.filter((item) => fitsFilter(item, filter, uid))
  // No match among the newest does not mean no match at all: the other query is still loading.
  return matches.status === 'loading' && items.length === 0
    ? matches
    : { status: 'ready', data: { ...both, items } }
}

/** Merges two lists, newest first; for duplicates, the first list's row is used. */
export function joinConversations(first: ConversationRow[], second: ConversationRow[]): ConversationRow[] {
  return joinNewest(first, second, ({ lastMessageAt }) => lastMessageAt)
}

function joinInboxes(found: Inbox, newest: Inbox): Inbox {
  return {
    items: joinConversations(newest.items, found.items),
    brokenIds: [...new Set([...found.brokenIds, ...newest.brokenIds])],
    hasMore: found.hasMore || newest.hasMore,
    isLoadingMore: found.isLoadingMore || newest.isLoadingMore,
    loadMore: () => {
      if (found.hasMore) found.loadMore()
      if (newest.hasMore) newest.loadMore()
    },
    put: (row) => {
      found.put(row)
      newest.put(row)
    },
  }
}
