import type { Section } from '../../../kernel/ports/Section.ts'
import { tableSections, type TableRow } from '../tableSections.ts'

/** The names of columns are in one of the first rows, below a title or a remark. */
const maxRowsAbove = 15

/** Returns the rows of a sheet as passages; the rows above the names of columns are one passage. */
export function sheetSections(rows: readonly TableRow[], title: string): Section[] {
  const at = namesRow(rows)
  const text = (some: readonly TableRow[]) =>
    some.map(({ cells }) => cells.filter(Boolean).join(' ')).join('\n')
  if (at === undefined) return [{ title, text: text(rows) }]
  const table = { names: rows[at]?.cells ?? [], rows: rows.slice(at + 1) }
  return [{ title, text: text(rows.slice(0, at)) }, ...tableSections(table, title)]
}

/**
 * Returns the first row with at least half as many filled cells as the fullest; undefined for a single
 * column.
 */
function namesRow(rows: readonly TableRow[]): number | undefined {
  const filled = rows.slice(0, 4 * maxRowsAbove).map(({ cells }) => cells.filter(Boolean).length)
  const maxFilled = Math.max(0, ...filled)
  const at = filled.slice(0, maxRowsAbove).findIndex((count) => count >= 2 && count * 2 >= maxFilled)
  return maxFilled < 2 || at < 0 || at === rows.length - 1 ? undefined : at
}
