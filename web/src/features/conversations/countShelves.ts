import type { ConversationRow } from '@parley/functions/shared/conversationRows'
import { fitsFilter } from '@parley/functions/shared/fitsFilter'
import type { InboxFilter } from '@parley/functions/shared/inbox'

type Shelf = InboxFilter['show']

/** How many conversations stand on a shelf, as far as they have been read. */
export interface ShelfCounts {
  counts: Partial<Record<Shelf, number>>
  /** Older ones have not been read: there are as many at least. */
  hasMore: boolean
}

/** Shelves whose conversations all stand in the list of another one, besides that of all. */
const within: Partial<Record<Shelf, Shelf>> = { handedOver: 'open' }
const counted: readonly Shelf[] = ['open', 'mine', 'handedOver']

/**
 * Counts the listed conversations by their shelves; a shelf of which the list does not tell is left out. Most
 * conversations are open: how many of them have been read says nothing. Nor does what a search finds.
 */
export function countShelves(
  rows: ConversationRow[],
  filter: InboxFilter,
  { uid, hasMore }: { uid: string; hasMore: boolean },
): ShelfCounts {
  const isTold = (show: Shelf) =>
    [show, within[show], 'all'].includes(filter.show) && !(show === 'open' && hasMore)
  const told = filter.search.trim() === '' ? counted.filter(isTold) : []
  const countOf = (show: Shelf) => rows.filter((row) => fitsFilter(row, { ...filter, show }, uid)).length
  return { counts: Object.fromEntries(told.map((show) => [show, countOf(show)])), hasMore }
}
