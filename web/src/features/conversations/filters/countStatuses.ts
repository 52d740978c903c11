import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import { fitsFilter } from '@parley/functions/shared/texts/fitsFilter'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'

type Shelf = InboxFilter['show']

/** The number of conversations by status; a status without an exact count is absent. */
export type StatusCounts = Partial<Record<Shelf, number>>

/** Statuses that another status besides `all` contains completely. */
const within: Partial<Record<Shelf, Shelf>> = { handedOver: 'open' }
export const countedShelves: readonly Shelf[] = ['open', 'mine', 'handedOver']

/**
 * Counts the listed conversations by status; a status that the list does not contain completely is absent. An
 * incomplete list and search results give no counts.
 */
export function countStatuses(
  rows: ConversationRow[],
  filter: InboxFilter,
  { uid, hasMore }: { uid: string; hasMore: boolean },
): StatusCounts {
  if (hasMore || filter.search.trim() !== '') return {}
  const counted = countedShelves.filter((show) => [show, within[show], 'all'].includes(filter.show))
  const countOf = (show: Shelf) => rows.filter((row) => fitsFilter(row, { ...filter, show }, uid)).length
  return Object.fromEntries(counted.map((show) => [show, countOf(show)]))
}
