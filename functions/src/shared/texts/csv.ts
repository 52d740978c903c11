/**
 * Where a spreadsheet would begin a formula: at a cell's start, and within it where one that separates by
 * semicolons or tabs, and then takes our quotes for words, would see another cell begin.
 */
const dangerous = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r])/g

/**
 * A table as CSV (RFC 4180), safe to open in a spreadsheet: what it would run as a formula gets an apostrophe
 * before it.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

function cell(value: string | number): string {
  const safe = typeof value === 'string' ? value.replace(dangerous, "'") : String(value)
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
