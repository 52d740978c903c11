import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { fitsFilter } from '@parley/functions/shared/texts/fitsFilter'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'

type Shelf = InboxFilter['show']

/** How many conversations stand on a shelf; shelves of which that is not known exactly are left out. */
export type ShelfCounts = Partial<Record<Shelf, number>>

/** Shelves whose conversations all stand in the list of another one, besides that of all. */
const within: Partial<Record<Shelf, Shelf>> = { handedOver: 'open' }
export const countedShelves: readonly Shelf[] = ['open', 'mine', 'handedOver']

/**
 * Counts the listed conversations by their shelves; a shelf of which the list does not tell is left out. A
 * list that goes on tells of none, nor does what a search finds.
 */
export function countShelves(
  rows: ConversationRow[],
  filter: InboxFilter,
  { uid, hasMore }: { uid: string; hasMore: boolean },
): ShelfCounts {
  if (hasMore || filter.search.trim() !== '') return {}
  const told = countedShelves.filter((show) => [show, within[show], 'all'].includes(filter.show))
  const countOf = (show: Shelf) => rows.filter((row) => fitsFilter(row, { ...filter, show }, uid)).length
  return Object.fromEntries(told.map((show) => [show, countOf(show)]))
}
