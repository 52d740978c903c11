import type { ListResult } from '../../lib/documents.ts'
import type { Live } from '../../lib/live.ts'

/** What a table shows, and what there is besides. */
export interface TableData<Item> extends ListResult<Item> {
  /** There are rows that were not read yet. */
  hasMore?: boolean
  isLoadingMore?: boolean
  loadMore?: () => void
}

/** Rows that are there as a whole. */
export function wholeTable<Item>(items: Item[]): Live<TableData<Item>> {
  return { status: 'ready', data: { items, brokenIds: [] } }
}
