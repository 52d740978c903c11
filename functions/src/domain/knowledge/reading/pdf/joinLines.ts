import { composedForms } from './composedForms.ts'
import type { PdfLine } from './PdfItem.ts'

const squareLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/**
 * Joins lines to a text, with a blank line for each gap. Hyphenated words are joined, and scripts without
 * spaces get no line breaks.
 */
export function joinLines(lines: readonly PdfLine[]): string {
  const usual = usualDistance(lines)
  let text = ''
  let above: PdfLine | undefined
  for (const line of lines) {
    if (above && isNewBlock(above, line, usual)) text += '\n\n'
    else if (text !== '') text = withBreak(text, line.text)
    text += line.text
    above = line
  }
  return composedForms(text)
}

/** Returns the usual distance of lines, in points. */
function usualDistance(lines: readonly PdfLine[]): number {
  const distances = lines
    .map(({ y, height }, at) => ({ distance: (lines[at - 1]?.y ?? y) - y, height }))
    .filter(({ distance, height }) => distance > 0 && distance < 4 * height)
    .map(({ distance }) => distance)
    .toSorted((one, other) => one - other)
  return distances[Math.floor(distances.length / 3)] ?? Infinity
}

/**
 * Returns whether two lines are apart: by a gap, by another font size as after a heading, or by the top of
 * the next column.
 */
function isNewBlock(above: PdfLine, line: PdfLine, usual: number): boolean {
  const distance = above.y - line.y
  const isOtherSize = Math.abs(above.height - line.height) > 0.2 * Math.max(above.height, line.height)
  return distance < 0 || distance > 1.4 * usual || isOtherSize
}

function withBreak(text: string, next: string): string {
  const last = text.at(-1) ?? ''
  if (squareLetter.test(last) && squareLetter.test(next[0] ?? '')) return text
  if (/\p{Ll}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1)
  return `${text}\n`
}
