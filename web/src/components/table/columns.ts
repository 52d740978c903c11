import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
  type Row,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { compareNames } from '../../lib/formats.ts'

/** One column of a `DataTable`. */
export interface Column<Item> {
  /** Stands in the address of a sorted table. */
  id: string
  title: string
  /** The title is for those who listen only. */
  isTitleHidden?: boolean
  /** What rows are sorted by; a column without it cannot be sorted. */
  sortBy?: (item: Item) => string | number
  /** The largest or the newest comes first when it is sorted for the first time. */
  isDescendingFirst?: boolean
  isNumber?: boolean
  /** Takes the room that the others leave; long words end in an ellipsis. */
  isMain?: boolean
  /**
   * Its place where rows are cards, on phones: behind its title in the line below the main words, unless said
   * otherwise; `untitled` is for what tells itself what it is, such as a time or a state's badge, and
   * `control` for a field, which follows the words.
   */
  onCards?: 'hidden' | 'end' | 'untitled' | 'control'
  cell: (item: Item) => ReactNode
}

/** What of TanStack Table all tables use. */
export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
})
export type TableOf<Item extends object> = ReactTable<typeof features, Item>
export type RowOf<Item extends object> = Row<typeof features, Item>

/** Columns as TanStack Table knows them; it sorts and selects, the cells are drawn from `Column`. */
export function definitionsOf<Item extends object>(
  columns: readonly Column<Item>[],
): ColumnDef<typeof features, Item>[] {
  return columns.map(({ id, title, sortBy, isDescendingFirst = false }) => ({
    id,
    header: title,
    accessorFn: (item) => sortBy?.(item),
    enableSorting: sortBy !== undefined,
    sortDescFirst: isDescendingFirst,
    sortFn: (one, other) => (sortBy ? compare(sortBy(one.original), sortBy(other.original)) : 0),
  }))
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : compareNames(String(one), String(other))
}
