import { Button } from '@mantine/core'
import { Suspense, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Column, TableOf } from './columns.ts'
import { followArrows } from './followArrows.ts'
import { VirtualRows } from './parts.tsx'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import styles from './DataTable.module.css'
import { t } from '../texts.ts'

interface TableFrameProps<Item extends object> {
  label: string
  table: TableOf<Item>
  columns: readonly Column<Item>[]
  nameOf: (item: Item) => string
  canSelect: boolean
  more?: (item: Item) => ReactNode
  isOpenAtFirst?: (item: Item) => boolean
  shownAtFirst?: number
  /** Some rows were not read yet, and their number is unknown. */
  hasMore: boolean
}

/** Longer tables render only the visible rows. */
const maxDrawn = 100

/** The table itself; its rows are cards where it is narrow. */
export function TableFrame<Item extends object>({
  label,
  table,
  isOpenAtFirst = () => false,
  shownAtFirst = Number.POSITIVE_INFINITY,
  hasMore,
  ...look
}: TableFrameProps<Item>) {
  const [toggledIds, setToggledIds] = useState<ReadonlySet<string>>(new Set())
  const [isExpanded, setExpanded] = useState(false)
  const all = table.getRowModel().rows
  const rows = useMemo(() => (isExpanded ? all : all.slice(0, shownAtFirst)), [all, isExpanded, shownAtFirst])

  const keyOf = useCallback((index: number) => rows[index]?.id ?? '', [rows])

  function renderRow(index: number) {
    const row = rows[index]
    if (!row) return null
    const onToggle = () => {
      const next = new Set(toggledIds)
      if (!next.delete(row.id)) next.add(row.id)
      setToggledIds(next)
    }
    return (
      <TableRow
        key={row.id}
        row={row}
        index={index}
        isOpen={toggledIds.has(row.id) !== isOpenAtFirst(row.original)}
        onToggle={onToggle}
        columns={look.columns}
        nameOf={look.nameOf}
        canSelect={look.canSelect}
        more={look.more}
      />
    )
  }

  return (
    <>
      <div className={styles.frame}>
        <table
          aria-label={label}
          aria-rowcount={hasMore ? -1 : all.length + 1}
          className={styles.table}
          tabIndex={-1}
          ref={followArrows}
        >
          <TableHead table={table} columns={look.columns} canSelect={look.canSelect} />
          {rows.length > maxDrawn ? (
            <Suspense fallback={null}>
              <VirtualRows count={rows.length} keyOf={keyOf} renderRow={renderRow} />
            </Suspense>
          ) : (
            <tbody>{rows.map((_, index) => renderRow(index))}</tbody>
          )}
        </table>
      </div>
      {all.length > rows.length && (
        <Button variant="subtle" size="compact-sm" mt={8} onClick={() => setExpanded(true)}>
          {t('showAll', { count: all.length })}
        </Button>
      )}
    </>
  )
}
