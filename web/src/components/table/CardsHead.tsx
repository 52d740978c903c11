import { IconArrowsSort } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { Column, TableOf } from './columns.ts'
import { SelectBox } from './parts.tsx'
import styles from './DataTable.module.css'
import { t } from '../texts.ts'

interface CardsHeadProps<Item extends object> {
  table: TableOf<Item>
  columns: readonly Column<Item>[]
  canSelect: boolean
}

/** This many cards are visible at a glance, so they need neither an order nor the box that selects all. */
const fewRows = 7

/** The line above many rows that are cards: the box that selects all, and the order. */
export function CardsHead<Item extends object>({ table, columns, canSelect }: CardsHeadProps<Item>) {
  const sortable = columns.filter(({ sortBy }) => sortBy)
  const [sorted] = table.state.sorting
  const isFew = table.getRowModel().rows.length <= fewRows && !sorted && !table.getIsSomeRowsSelected()
  if (isFew || (!canSelect && sortable.length === 0)) return null
  return (
    <thead className={styles.cardsHead}>
      <tr aria-rowindex={1}>
        <td>
          {canSelect && (
            <Suspense fallback={null}>
              <SelectBox
                label={t('selectAllRows')}
                checked={table.getIsAllRowsSelected()}
                indeterminate={table.getIsSomeRowsSelected()}
                onChange={table.getToggleAllRowsSelectedHandler()}
              />
            </Suspense>
          )}
        </td>
        <td>
          {sortable.length > 0 && (
            <span className={styles.order}>
              <IconArrowsSort size={14} aria-hidden="true" />
              <select
                aria-label={t('order')}
                value={sorted ? `${sorted.desc ? '-' : ''}${sorted.id}` : ''}
                onChange={({ currentTarget: { value } }) =>
                  table.setSorting(
                    value === '' ? [] : [{ id: value.replace(/^-/, ''), desc: value.startsWith('-') }],
                  )
                }
              >
                <option value="">{t('order')}</option>
                {sortable.map(({ id, title }) => [
                  <option key={id} value={id}>{`${title} ↑`}</option>,
                  <option key={`-${id}`} value={`-${id}`}>{`${title} ↓`}</option>,
                ])}
              </select>
            </span>
          )}
        </td>
      </tr>
    </thead>
  )
}
