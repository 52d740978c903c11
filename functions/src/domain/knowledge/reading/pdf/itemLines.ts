import type { PdfItem, PdfLine } from './PdfItem.ts'
import { isRightToLeft, logicalText } from './logicalText.ts'

/** A gap of this share of a letter's height is a space. */
const minSpace = 0.15

/** Groups items of the same height into rows, top to bottom, each from left to right. */
export function itemRows(items: readonly PdfItem[]): PdfItem[][] {
  const sorted = items.toSorted((one, other) => other.y - one.y)
  const rows: PdfItem[][] = []
  for (const item of sorted) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && first.y - item.y < Math.max(2, 0.4 * Math.max(first.height, item.height)))
      row.push(item)
    else rows.push([item])
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x))
}

/** Joins marks above or below a letter, which are drawn separately, with their letters. */
function withMarks(row: readonly PdfItem[]): PdfItem[] {
  const letters: PdfItem[] = []
  const marks: PdfItem[] = []
  for (const item of row) {
    const mark = plainMark(item.text)
    if (mark) marks.push({ ...item, text: mark })
    else letters.push({ ...item })
  }
  for (const { text, x } of marks) {
    const letter = letters.findLast((item) => item.x <= x + 0.5 && item.text.trim() !== '') ?? letters[0]
    if (letter) letter.text += text
  }
  return letters
}

/** Returns marks without the space of their isolated forms; empty for anything else. */
function plainMark(text: string): string {
  const plain = text.normalize('NFKC').trim()
  return /^\p{M}+$/u.test(plain) ? plain : ''
}

/** Returns a row as one line in reading order. */
export function lineOf(items: readonly PdfItem[]): PdfLine {
  const row = withMarks(items)
  const filled = row.filter(({ text }) => text.trim())
  const x = Math.min(...filled.map((item) => item.x))
  const width = Math.max(...filled.map((item) => item.x + item.width)) - x
  const height = Math.max(...filled.map((item) => item.height))
  const isReversed = isRightToLeft(filled.map(({ text }) => text).join(''))
  // With single letters from right to left, the spaces that the parser adds are unreliable.
  const text = isReversed ? logicalText(joinWithSpaces(filled)) : joinWithSpaces(row).join('')
  return { text: text.replace(/\s+/g, ' ').trim(), x, y: row[0]?.y ?? 0, width, height }
}

/** Returns the texts of a row with a space for each gap. */
function joinWithSpaces(row: readonly PdfItem[]): string[] {
  const pieces: string[] = []
  let end = Infinity
  for (const { text, x, width, height } of row) {
    if (x - end > minSpace * height) pieces.push(' ')
    pieces.push(text)
    end = end === Infinity ? x + width : Math.max(end, x + width)
  }
  return pieces
}
