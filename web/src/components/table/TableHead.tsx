import { useMediaQuery } from '@mantine/hooks'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Suspense } from 'react'
import { CardsHead } from './CardsHead.tsx'
import type { Column, TableOf } from './columns.ts'
import { SelectBox } from './parts.tsx'
import styles from './DataTable.module.css'
import { t } from '../texts.ts'

interface TableHeadProps<Item extends object> {
  table: TableOf<Item>
  columns: readonly Column<Item>[]
  canSelect: boolean
}

/**
 * The headings of the columns, which sort, and the box that selects all rows; one line where rows are cards.
 */
export function TableHead<Item extends object>({ table, columns, canSelect }: TableHeadProps<Item>) {
  const isCards = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  if (isCards) return <CardsHead table={table} columns={columns} canSelect={canSelect} />
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        {canSelect && (
          // Not a heading of a column, because each box has its own label.
          <td className={styles.box}>
            <Suspense fallback={null}>
              <SelectBox
                aria-label={t('selectAllRows')}
                checked={table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </Suspense>
          </td>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} table={table} column={column} />
        ))}
      </tr>
    </thead>
  )
}

function HeadCell<Item extends object>({ table, column }: { table: TableOf<Item>; column: Column<Item> }) {
  const { id, title, isTitleHidden, sortBy, isNumber = false, isMain = false } = column
  const sorter = table.getColumn(id)
  const order = sorter?.getIsSorted() ?? false
  const words = isTitleHidden ? <span className="unseen">{title}</span> : title
  return (
    <th
      scope="col"
      data-number={isNumber || undefined}
      data-main={isMain || undefined}
      aria-sort={order === false ? undefined : order === 'asc' ? 'ascending' : 'descending'}
    >
      {sortBy ? (
        <button type="button" className={styles.sort} onClick={sorter?.getToggleSortingHandler()}>
          {words}
          <SortMark order={order} />
        </button>
      ) : (
        words
      )}
    </th>
  )
}

function SortMark({ order }: { order: false | 'asc' | 'desc' }) {
  const Icon = order === false ? IconArrowsSort : order === 'asc' ? IconArrowUp : IconArrowDown
  return <Icon size={14} aria-hidden="true" data-idle={order === false || undefined} />
}
