import { IconChevronRight } from '@tabler/icons-react'
import { Suspense, type ReactNode } from 'react'
import type { Column, RowOf } from './columns.ts'
import { SelectBox } from './parts.tsx'
import styles from './DataTable.module.css'
import { t } from '../texts.ts'

export interface RowLook<Item> {
  columns: readonly Column<Item>[]
  /** Names a row for screen readers. */
  nameOf: (item: Item) => string
  canSelect: boolean
  /** Renders the details of an open row. */
  more?: ((item: Item) => ReactNode) | undefined
}

/** The headings of the columns are the first row of a table. */
const rowsBefore = 2

interface TableRowProps<Item extends object> extends RowLook<Item> {
  row: RowOf<Item>
  /** The index among all rows, rendered or not. */
  index: number
  isOpen: boolean
  onToggle: () => void
}

/** A row, with its details below it when it is open. */
export function TableRow<Item extends object>({
  row,
  index,
  isOpen,
  onToggle,
  columns,
  nameOf,
  canSelect,
  more,
}: TableRowProps<Item>) {
  const item = row.original
  const headId = (columns.find(({ isMain }) => isMain) ?? columns[0])?.id
  const isSelected = row.getIsSelected()
  return (
    <>
      <tr aria-rowindex={index + rowsBefore} data-selected={isSelected || undefined}>
        {canSelect && (
          <td className={styles.box}>
            <Suspense fallback={null}>
              <SelectBox
                aria-label={t('select', { name: nameOf(item) })}
                checked={isSelected}
                onChange={row.getToggleSelectedHandler()}
              />
            </Suspense>
          </td>
        )}
        {columns.map(({ id, title, isTitleHidden, isNumber, isMain, onCards, cell }) => {
          const Cell = id === headId ? 'th' : 'td'
          return (
            <Cell
              key={id}
              scope={id === headId ? 'row' : undefined}
              data-label={
                isMain || isTitleHidden || onCards === 'untitled' || onCards === 'control' ? undefined : title
              }
              data-number={isNumber || undefined}
              data-main={isMain || undefined}
              data-cards={onCards}
              data-below={(!isMain && onCards !== 'end' && onCards !== 'hidden') || undefined}
            >
              {isMain && more ? (
                <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={onToggle}>
                  <IconChevronRight size={14} aria-hidden="true" /> {cell(item)}
                </button>
              ) : (
                cell(item)
              )}
            </Cell>
          )
        })}
      </tr>
      {isOpen && more && (
        <tr className={styles.more}>
          <td colSpan={columns.length + (canSelect ? 1 : 0)}>{more(item)}</td>
        </tr>
      )}
    </>
  )
}
