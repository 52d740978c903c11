import { rowText } from './tableSections.ts'

/**
 * Returns a table inside a text: each row is a paragraph with the names of its columns. In a table of two
 * columns the first usually names the second, unless the file marks its first row as names.
 */
export function tableText(rows: readonly (readonly string[])[], hasNames: boolean): string {
  const filled = rows.filter((row) => row.some(Boolean))
  const columns = Math.max(0, ...filled.map((row) => row.length))
  const [names = [], ...others] = filled
  if (columns > 1 && others.length > 0 && (hasNames || columns > 2))
    return others.map((row) => rowText(row, names)).join('\n\n')
  return filled.map((row) => row.filter(Boolean).join(': ')).join('\n\n')
}
