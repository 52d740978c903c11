import type { SortingState, Updater } from '@tanstack/react-table'
import { useMemo } from 'react'
import { anyText, useTableParams } from './useTableParams.ts'

/**
 * Keeps the order of a table in the URL: `sort=name` is ascending, `sort=-name` descending.
 * `columnIds` are the sortable columns; any other is ignored.
 */
export function useTableSort(
  part: string,
  columnIds: readonly string[],
): { sorting: SortingState; setSorting: (updater: Updater<SortingState>) => void } {
  const { read, write } = useTableParams()
  const order = read(part, anyText)
  const id = order.replace(/^-/, '')
  const isKnown = columnIds.includes(id)
  const sorting = useMemo(() => (isKnown ? [{ id, desc: order.startsWith('-') }] : []), [id, isKnown, order])

  function setSorting(updater: Updater<SortingState>) {
    const [first] = typeof updater === 'function' ? updater(sorting) : updater
    write({ [part]: first ? `${first.desc ? '-' : ''}${first.id}` : '' })
  }

  return { sorting, setSorting }
}
