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
import { compareNames } from '../../lib/formats/formats.ts'

/** A column of a `DataTable`. */
export interface Column<Item> {
  /** Part of the URL of a sorted table. */
  id: string
  title: string
  /** The title is only for screen readers. */
  isTitleHidden?: boolean
  /** Returns the value that rows are sorted by; without it the column cannot be sorted. */
  sortBy?: (item: Item) => string | number
  /** Sorts the largest or the newest first at the first click. */
  isDescendingFirst?: boolean
  isNumber?: boolean
  /** Takes the space that the others leave; long text ends in an ellipsis. */
  isMain?: boolean
  /**
   * The position where rows are cards, on phones; by default after its title in the line below the main text.
   * `untitled` is for values without need of a title, such as a time or a state's badge. `control` is for a
   * field, which follows the text.
   */
  onCards?: 'hidden' | 'end' | 'untitled' | 'control'
  cell: (item: Item) => ReactNode
}

/** The features of TanStack Table that all tables use. */
export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
})
export type TableOf<Item extends object> = ReactTable<typeof features, Item>
export type RowOf<Item extends object> = Row<typeof features, Item>

/** Returns the columns in TanStack Table's form; it sorts and selects, but `Column` renders the cells. */
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
