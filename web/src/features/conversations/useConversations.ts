import type { Conversation } from '@parley/functions/shared/conversation'
import { fitsFilter } from '@parley/functions/shared/fitsFilter'
import type { InboxFilter } from '@parley/functions/shared/inbox'
import { paths } from '@parley/functions/shared/paths'
import type { ListLocation } from '../../lib/documents.ts'
import type { Live } from '../../lib/live.ts'
import { joinNewest } from '../../lib/newestFirst.ts'
import { useUid } from '../../lib/session.ts'
import { usePages, type Pages } from '../../lib/usePages.ts'
import { conversationFilters, wholeWord } from './conversationFilters.ts'
import { useInboxPlace } from './InboxPlace.ts'

const pageSize = 50

export type Inbox = Pages<Conversation>

/**
 * The conversations that fit a filter. A search has two sources: all that hold its first word as it is, and
 * the newest ones, in which the browser finds words by their beginnings.
 */
export function useConversations(filter: InboxFilter): Live<Inbox> {
  const { region, agentId } = useInboxPlace()
  const uid = useUid()
  const word = wholeWord(filter.search)
  const placeOf = (searched: string): ListLocation => ({
    region,
    path: paths.conversations(agentId),
    filters: conversationFilters(filter, uid, searched),
    newestBy: 'lastMessageAt',
    count: pageSize,
  })
  const newest = usePages('conversation', placeOf(''), lastMessageOf)
  const found = usePages('conversation', word ? placeOf(word) : null, lastMessageOf)
  if (newest.status !== 'ready') return newest
  if (!word)
    return {
      status: 'ready',
      data: { ...newest.data, items: newest.data.items.filter((item) => fitsFilter(item, filter, uid)) },
    }
  if (found.status === 'error') return found
  const both = found.status === 'ready' ? joinInboxes(found.data, newest.data) : newest.data
  const items = both.items.filter((item) => fitsFilter(item, filter, uid))
  // Nothing among the newest says nothing about the others.
  return found.status === 'loading' && items.length === 0
    ? found
    : { status: 'ready', data: { ...both, items } }
}

const lastMessageOf = ({ lastMessageAt }: Conversation) => lastMessageAt

/** Two lists as one, newest first; what is in both is taken from the first. */
export function joinConversations(first: Conversation[], second: Conversation[]): Conversation[] {
  return joinNewest(first, second, lastMessageOf)
}

function joinInboxes(found: Inbox, newest: Inbox): Inbox {
  return {
    items: joinConversations(
      found.items.filter(({ ID }) => found.followed.has(ID) || !newest.followed.has(ID)),
      newest.items,
    ),
    followed: new Set([...found.followed, ...newest.followed]),
    brokenIds: [...new Set([...found.brokenIds, ...newest.brokenIds])],
    hasMore: found.hasMore || newest.hasMore,
    isLoadingMore: found.isLoadingMore || newest.isLoadingMore,
    loadMore: () => {
      if (found.hasMore) found.loadMore()
      if (newest.hasMore) newest.loadMore()
    },
  }
}
