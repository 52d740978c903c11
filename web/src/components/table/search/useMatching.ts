import { useMemo } from 'react'
import type { Live } from '../../../lib/live/live.ts'
import type { TableData } from '../tableData.ts'

/** Returns the rows whose text has every word of a search; `textOf` has to be the same in each render. */
export function useMatching<Item>(
  rows: Live<TableData<Item>>,
  search: string,
  textOf: (item: Item) => string,
): Live<TableData<Item>> {
  return useMemo(() => {
    if (rows.status !== 'ready' || search === '') return rows
    const items = rows.data.items.filter((item) => matchesWords(textOf(item), search))
    return { status: 'ready', data: { ...rows.data, items } }
  }, [rows, search, textOf])
}

/** Returns whether a text contains every word of a search. */
export function matchesWords(text: string, search: string): boolean {
  const searched = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
