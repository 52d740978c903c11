import { useMemo } from 'react'
import type { Live } from '../../lib/live.ts'
import type { TableData } from './tableData.ts'

/** The rows whose text has every word of a search; `textOf` is the same from render to render. */
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

/** Whether every word of a search stands somewhere in a text. */
export function matchesWords(text: string, search: string): boolean {
  const searched = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
