/** Cells that are shown as one; rows from 1, columns from 0. */
export interface CellRange {
  fromColumn: number
  fromRow: number
  toColumn: number
  toRow: number
}

/** A range such as `A2:A5`; none when it is not one. */
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

/** Rows of merged cells that are looked at in one sheet. */
const mostSteps = 2_000_000

/**
 * Gives every row under a merged cell its value: a category that is written once holds for all rows beside
 * it. What is merged along a row stays one cell.
 */
export function fillMerged(rows: { cells: string[]; number: number }[], merged: readonly CellRange[]): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  let steps = 0
  for (const { fromColumn, fromRow, toRow } of merged) {
    const value = byNumber.get(fromRow)?.cells[fromColumn]
    if (!value) continue
    // A range may name a million rows; only those that are there are looked at.
    const last = Math.min(toRow, fromRow + rows.length, rows.at(-1)?.number ?? 0)
    for (let number = fromRow + 1; number <= last && steps < mostSteps; number++) {
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
