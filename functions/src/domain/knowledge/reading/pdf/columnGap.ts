import { lineOf } from './itemLines.ts'
import type { PdfItem } from './PdfItem.ts'

/** The least gap between two columns or two cells, in points. */
const minGap = 9
/** Fewer lines side by side are a table or a letterhead. */
const minLines = 5

type Row = readonly PdfItem[]

/** The rows of a page on one side of a gap, by their number on the page, and the width of that side. */
interface Half {
  rows: ReadonlyMap<number, Row>
  width: number
}

/**
 * Returns the position of the gap between two columns of text, or between running text and a table beside it;
 * undefined for one column, and for tables, whose short cells belong to the cell beside them.
 */
export function columnGap(rows: readonly Row[]): number | undefined {
  const items = rows.flat().filter(isFilled)
  const from = Math.min(...items.map(({ x }) => x))
  const to = Math.max(...items.map(({ x, width }) => x + width))
  const gaps = emptyStretches(rows, from + (to - from) * 0.35, from + (to - from) * 0.65)
  return gaps.find((gap) => {
    const [left, right] = [halfOf(rows, gap, 0, gap - from), halfOf(rows, gap, 1, to - gap)]
    if (isText(left) && isText(right)) return true
    return [
      [left, right],
      [right, left],
    ].some(([text, table]) => text && table && isTable(table) && isText(text) && isRunning(text, table))
  })
}

function halfOf(rows: readonly Row[], gap: number, side: 0 | 1, width: number): Half {
  const filled = rows.map((row, index) => [index, parts(row, gap)[side]] as const)
  return { rows: new Map(filled.filter(([, row]) => row.some(isFilled))), width }
}

/** Returns whether most lines are about as long as their column. */
function isText({ rows, width }: Half): boolean {
  const long = [...rows.values()].filter((row) => lineOf(row).width > 0.6 * width && charactersIn(row) >= 20)
  return rows.size >= minLines && long.length >= 0.5 * rows.size
}

/** Returns whether most lines have several cells. */
function isTable({ rows }: Half): boolean {
  return rows.size >= minLines && [...rows.values()].filter(hasCells).length >= 0.6 * rows.size
}

function hasCells(row: Row): boolean {
  return row.filter(isFilled).some(({ x }, at, filled) => {
    const before = filled[at - 1]
    return before !== undefined && x - (before.x + before.width) >= minGap
  })
}

/**
 * Returns whether the lines of a text continue sentences, so that they are not the first cells of the table
 * beside them: a cell begins beside its row, and only its further lines begin in the middle of a sentence.
 */
function isRunning({ rows: lines }: Half, { rows: table }: Half): boolean {
  const shared = [...lines].filter(([index]) => table.has(index))
  // Where most of its rows have no line beside them, the table has a distance of lines of its own.
  const checked = shared.length >= 0.6 * table.size ? shared : [...lines]
  const continued = checked.filter(([, line]) => /^\p{Ll}/u.test(lineOf(line).text))
  return continued.length >= 0.4 * checked.length
}

/** Returns the middles of the stretches that almost no row covers, the widest first. */
function emptyStretches(rows: readonly Row[], from: number, to: number): number[] {
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
  const found: { middle: number; width: number }[] = []
  let start = 0
  for (let at = 0; at <= occupied.length; at++) {
    if (at < occupied.length && (occupied[at] ?? 0) <= limit) continue
    if (at - start >= minGap) found.push({ middle: from + (start + at) / 2, width: at - start })
    start = at + 1
  }
  return found.toSorted((one, other) => other.width - one.width).map(({ middle }) => middle)
}

/** Returns the items of a row on both sides of a gap. */
export function parts(row: Row, gap: number): [PdfItem[], PdfItem[]] {
  return [row.filter(({ x }) => x < gap), row.filter(({ x }) => x >= gap)]
}

export function isFilled({ text }: PdfItem): boolean {
  return text.trim() !== ''
}

function charactersIn(row: Row): number {
  return row.reduce((sum, { text }) => sum + text.length, 0)
}
