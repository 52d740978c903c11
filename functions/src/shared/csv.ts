/** Cells that a spreadsheet would run as a formula get an apostrophe before them. */
const dangerous = /^[=+\-@\t\r]/

/** A table as CSV (RFC 4180), safe to open in a spreadsheet. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n'
}

function cell(value: string | number): string {
  const text = String(value)
  const safe = typeof value === 'string' && dangerous.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
