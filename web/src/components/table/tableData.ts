import type { ListResult } from '../../lib/firestore/documents.ts'
import type { Live } from '../../lib/live/live.ts'

/** The rows of a table, and the state of reading more. */
export interface TableData<Item> extends ListResult<Item> {
  /** Some rows were not read yet. */
  hasMore?: boolean
  isLoadingMore?: boolean
  loadMore?: () => void
}

/** Returns the data of a table whose rows are all loaded. */
export function wholeTable<Item>(items: Item[]): Live<TableData<Item>> {
  return { status: 'ready', data: { items, brokenIds: [] } }
}
