import { useTable, type RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState, type ReactNode } from 'react'
import type { Live } from '../../lib/live/live.ts'
import { LoadFailure } from '../failures/LoadFailure.tsx'
import { definitionsOf, features, type Column } from './columns.ts'
import { FilteredEmpty } from './search/FilteredEmpty.tsx'
import { ShowMore } from './ShowMore.tsx'
import type { TableData } from './tableData.ts'
import { TableFrame } from './TableFrame.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { useTableSort } from './useTableSort.ts'
import styles from './DataTable.module.css'

interface DataTableProps<Item extends object> {
  /** Names the table, such as "Leads". */
  label: string
  /** The text when the rows could not be loaded: "The leads could not be loaded". */
  failure: string
  rows: Live<TableData<Item>>
  /** Long tables keep the same columns over all renders, so that they are not sorted again. */
  columns: readonly Column<Item>[]
  /** Returns the id of a row; its index is used by default. */
  idOf?: (item: Item) => string
  /** Names a row for screen readers. */
  nameOf: (item: Item) => string
  /** Replaces a table that is empty without any filter. */
  empty?: ReactNode
  /** Removes the filter; set while one is active. */
  onClearFilter?: (() => void) | undefined
  /** Returns the text for a row that cannot be shown, by its id. */
  brokenText?: (id: string) => string
  /** Renders the details of an open row. */
  more?: (item: Item) => ReactNode
  /** Whether a row is open until it is closed; others are closed until they are opened. */
  isOpenAtFirst?: (item: Item) => boolean
  /** Renders the content for selected rows, such as a `BulkBar`; without it rows cannot be selected. */
  bulk?: (selected: readonly Item[], clear: () => void) => ReactNode
  /** The number of rows at first, when the table is one part of a page. */
  shownAtFirst?: number
  /** The search parameter that has the order, when a page has several tables. */
  sortPart?: string
}

const noItems: never[] = []

/**
 * A table with all that tables have. It shows loading, empty, no match and failed; its order is in the URL;
 * rows can be opened.
 * Rows are selected by mouse (a range with Shift) and keyboard, and can be many.
 * Sorting and filtering need all rows: a parent that reads pages continues to read them while the table is
 * sorted (`usePages`).
 */
export function DataTable<Item extends object>(props: DataTableProps<Item>) {
  const { label, failure, rows, columns, idOf, empty, onClearFilter, bulk, sortPart = 'sort' } = props
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const sortable = columns.filter(({ sortBy }) => sortBy).map(({ id }) => id)
  const { sorting, setSorting } = useTableSort(sortPart, sortable)
  const data = rows.status === 'ready' ? rows.data : undefined
  const table = useTable({
    features,
    columns: useMemo(() => definitionsOf(columns), [columns]),
    data: data?.items ?? noItems,
    ...(idOf && { getRowId: (item: Item) => idOf(item) }),
    state: { sorting, rowSelection },
    onSortingChange: setSorting,
    onRowSelectionChange: setRowSelection,
    enableMultiSort: false,
  })

  if (rows.status === 'error') return <LoadFailure title={failure} error={rows.error} retry={rows.retry} />
  if (!data) return <TableSkeleton label={label} columns={columns} canSelect={bulk !== undefined} />
  const { items, brokenIds } = data
  const isEmpty = items.length + brokenIds.length === 0
  if (isEmpty && !data.hasMore && !onClearFilter) return empty ?? null
  return (
    <>
      {bulk?.(
        table.getSelectedRowModel().rows.map(({ original }) => original),
        () => setRowSelection({}),
      )}
      {items.length > 0 && (
        <TableFrame {...props} table={table} canSelect={bulk !== undefined} hasMore={data.hasMore ?? false} />
      )}
      {brokenIds.map((id) => (
        <p key={id} className={styles.broken}>
          {props.brokenText?.(id) ?? id}
        </p>
      ))}
      {isEmpty && onClearFilter && (
        <FilteredEmpty isSearching={data.hasMore === true} onClear={onClearFilter} />
      )}
      <ShowMore data={data} />
    </>
  )
}
