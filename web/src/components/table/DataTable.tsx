import { useTable, type RowSelectionState } from '@tanstack/react-table'
import { useMemo, useState, type ReactNode } from 'react'
import type { Live } from '../../lib/live.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { definitionsOf, features, type Column } from './columns.ts'
import { FilteredEmpty } from './FilteredEmpty.tsx'
import { ShowMore } from './ShowMore.tsx'
import type { TableData } from './tableData.ts'
import { TableFrame } from './TableFrame.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { useTableSort } from './useTableSort.ts'
import styles from './DataTable.module.css'

interface DataTableProps<Item extends object> {
  /** Names the table, such as "Leads". */
  label: string
  /** What is said where the rows could not be loaded: "The leads could not be loaded". */
  failure: string
  rows: Live<TableData<Item>>
  /** Long tables keep them from render to render, so that they are not sorted anew. */
  columns: readonly Column<Item>[]
  /** Tells rows apart; their place does where it is left out. */
  idOf?: (item: Item) => string
  /** Names a row for those who listen. */
  nameOf: (item: Item) => string
  /** In place of a table that would be empty without any filter. */
  empty?: ReactNode
  /** Set while the rows are those that fit something; takes that away. */
  onClearFilter?: (() => void) | undefined
  /** Says that a row cannot be shown, by its id. */
  brokenText?: (id: string) => string
  /** What a row shows when it is opened. */
  more?: (item: Item) => ReactNode
  /** A row that is open until it is closed; others are closed until they are opened. */
  isOpenAtFirst?: (item: Item) => boolean
  /** What is shown while rows are selected, such as a `BulkBar`; without it none can be. */
  bulk?: (selected: readonly Item[], clear: () => void) => ReactNode
  /** So many are shown at first, where the table is one part of a page. */
  shownAtFirst?: number
  /** The part of the address that holds the order, where a page has several tables. */
  sortPart?: string
}

const noItems: never[] = []

/**
 * A table with all that tables have: loading, empty, nothing that fits, failed; order in the address, rows
 * that open, selection by mouse (a range with Shift) and keyboard, as many rows as there are. Sorting and
 * filtering need all rows: whoever reads them page by page reads on while the table is sorted (`usePages`).
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
