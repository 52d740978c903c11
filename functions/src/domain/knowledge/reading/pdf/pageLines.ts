import { itemRows, lineOf } from './itemLines.ts'
import { isRightToLeft } from './logicalText.ts'
import type { PdfItem, PdfLine } from './PdfItem.ts'

/** The least gap between two columns, in points. */
const minGap = 9
/** Fewer lines side by side are a table or a letterhead. */
const fewestLines = 5

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

/**
 * Returns the position of the gap between two columns of text; undefined for one column, and for tables,
 * whose short cells belong to the cell beside them.
 */
function columnGap(rows: readonly PdfItem[][]): number | undefined {
  const items = rows.flat().filter(isFilled)
  const from = Math.min(...items.map(({ x }) => x))
  const to = Math.max(...items.map(({ x, width }) => x + width))
  const middle = emptyStretch(rows, from + (to - from) * 0.35, from + (to - from) * 0.65)
  if (middle === undefined) return undefined
  const halves = [0, 1].map((side) =>
    rows.map((row) => parts(row, middle)[side] ?? []).filter((row) => row.some(isFilled)),
  )
  const areText = halves.every((half, side) => {
    const width = side === 0 ? middle - from : to - middle
    const long = half.filter((row) => lineOf(row).width > 0.6 * width && charactersIn(row) >= 20)
    return half.length >= fewestLines && long.length >= 0.5 * half.length
  })
  return areText ? middle : undefined
}

/** Returns the middle of the widest stretch that almost no row covers. */
function emptyStretch(rows: readonly PdfItem[][], from: number, to: number): number | undefined {
  const occupied = Array.from({ length: Math.max(0, Math.ceil(to - from)) }, () => 0)
  for (const row of rows)
    for (const item of row.filter(isFilled))
      for (
        let at = Math.max(0, Math.floor(item.x - from));
        at < Math.min(occupied.length, item.x + item.width - from);
        at++
      )
        occupied[at] = (occupied[at] ?? 0) + 1
  const limit = rows.length * 0.1
  let best: [number, number] = [0, 0]
  let start = 0
  for (let at = 0; at <= occupied.length; at++) {
    if (at < occupied.length && (occupied[at] ?? 0) <= limit) continue
    if (at - start > best[1] - best[0]) best = [start, at]
    start = at + 1
  }
  return best[1] - best[0] >= minGap ? from + (best[0] + best[1]) / 2 : undefined
}

function parts(row: readonly PdfItem[], gap: number): [PdfItem[], PdfItem[]] {
  return [row.filter(({ x }) => x < gap), row.filter(({ x }) => x >= gap)]
}

function isFilled({ text }: PdfItem): boolean {
  return text.trim() !== ''
}

function charactersIn(row: readonly PdfItem[]): number {
  return row.reduce((sum, { text }) => sum + text.length, 0)
}
