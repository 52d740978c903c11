import { useState } from 'react'

interface Row {
  id: number
  key: string
}

/**
 * Returns ids for rows without their own: a row keeps its id while its key is edited and others come and go.
 */
export function useRowIds(keys: readonly string[]): readonly number[] {
  const [rows, setRows] = useState(() => followRows([], keys))
  const isUnchanged = rows.length === keys.length && rows.every(({ key }, at) => key === keys[at])
  const next = isUnchanged ? rows : followRows(rows, keys)
  if (!isUnchanged) setRows(next)
  return next.map(({ id }) => id)
}

/**
 * Matches a row by its key, otherwise by its position.
 * @internal Exported for tests.
 */
export function followRows(rows: readonly Row[], keys: readonly string[]): Row[] {
  const left = new Map(rows.map((row, at) => [at, row.id]))
  const found = keys.map((key, at) => {
    const same =
      rows[at]?.key === key ? at : rows.findIndex((row, other) => row.key === key && left.has(other))
    const id = left.get(same)
    left.delete(same)
    return id
  })
  const firstFree = Math.max(-1, ...rows.map(({ id }) => id)) + 1
  return keys.map((key, at) => {
    const id = found[at] ?? left.get(at) ?? firstFree + at
    left.delete(at)
    return { id, key }
  })
}
