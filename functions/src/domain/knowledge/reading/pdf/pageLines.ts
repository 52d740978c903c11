import { columnGap, isFilled, parts } from './columnGap.ts'
import { itemRows, lineOf } from './itemLines.ts'
import { isRightToLeft } from './logicalText.ts'
import type { PdfItem, PdfLine } from './PdfItem.ts'

/** Returns the lines of a page in reading order: one of two columns first, then the other. */
export function pageLines(items: readonly PdfItem[]): PdfLine[] {
  const rows = itemRows(items).filter((row) => row.some(({ text }) => text.trim()))
  const gap = columnGap(rows)
  if (gap === undefined) return rows.map(lineOf)
  const isReversed = isRightToLeft(items.map(({ text }) => text).join(''))
  const lines: PdfLine[] = []
  let columns: [PdfItem[][], PdfItem[][]] = [[], []]
  const flush = () => {
    for (const column of isReversed ? columns.toReversed() : columns) lines.push(...column.map(lineOf))
    columns = [[], []]
  }
  for (const row of rows) {
    if (row.some((item) => isFilled(item) && item.x < gap && item.x + item.width > gap)) {
      flush()
      lines.push(lineOf(row))
      continue
    }
    const [left, right] = parts(row, gap)
    if (left.some(isFilled)) columns[0].push(left)
    if (right.some(isFilled)) columns[1].push(right)
  }
  flush()
  return lines
}
