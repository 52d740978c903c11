/** Merged cells; rows from 1, columns from 0. */
export interface CellRange {
  fromColumn: number
  fromRow: number
  toColumn: number
  toRow: number
}

/** Parses a range such as `A2:A5`; empty for anything else. */
export function readRange(reference: string): CellRange[] {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference)
  if (!found) return []
  const [, fromColumn = '', fromRow, toColumn = '', toRow] = found
  return [
    {
      fromColumn: columnNumber(fromColumn),
      fromRow: Number(fromRow),
      toColumn: columnNumber(toColumn),
      toRow: Number(toRow),
    },
  ]
}

/** Rows of merged cells that are visited in one sheet. */
const maxSteps = 2_000_000

/**
 * Copies the value of a merged cell to every row that it covers: a category that is written once applies to
 * all its rows. Cells that are merged within a row stay one cell.
 */
export function fillMerged(rows: { cells: string[]; number: number }[], merged: readonly CellRange[]): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  let steps = 0
  for (const { fromColumn, fromRow, toRow } of merged) {
    const value = byNumber.get(fromRow)?.cells[fromColumn]
    if (!value) continue
    // A range may name a million rows; only existing ones are visited.
    const last = Math.min(toRow, fromRow + rows.length, rows.at(-1)?.number ?? 0)
    for (let number = fromRow + 1; number <= last && steps < maxSteps; number++) {
      steps++
      const row = byNumber.get(number)
      if (!row || row.cells[fromColumn]) continue
      while (row.cells.length <= fromColumn) row.cells.push('')
      row.cells[fromColumn] = value
    }
  }
}

function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
  return number - 1
}
