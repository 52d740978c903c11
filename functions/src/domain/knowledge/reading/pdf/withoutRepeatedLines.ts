import type { PdfLine } from './PdfItem.ts'

/** Lines at the top and at the bottom of a page that may repeat. */
const atEdges = 2
/** A line on a larger share of the pages is a header or a footer. */
const repeatedOn = 0.4
const minPages = 3

/**
 * Removes lines at the edges that many pages share, such as headers, footers and page numbers. Returns the
 * pages and the number of different removed lines.
 */
export function withoutRepeatedLines(pages: readonly PdfLine[][]): { pages: PdfLine[][]; dropped: number } {
  const counts = new Map<string, number>()
  for (const [index, lines] of pages.entries())
    for (const form of new Set(edgesOf(lines).flatMap((line) => formsOf(line, index))))
      counts.set(form, (counts.get(form) ?? 0) + 1)
  const least = Math.max(minPages, repeatedOn * pages.length)
  const dropped = new Set<string>()
  const checkedPages = pages.map((lines, index) => {
    const edges = new Set(edgesOf(lines))
    return lines.filter((line) => {
      const repeated =
        edges.has(line) && formsOf(line, index).find((form) => (counts.get(form) ?? 0) >= least)
      if (repeated) dropped.add(repeated)
      return !repeated
    })
  })
  return { pages: checkedPages, dropped: dropped.size }
}

function edgesOf(lines: readonly PdfLine[]): PdfLine[] {
  const byHeight = lines.toSorted((one, other) => other.y - one.y)
  return [...byHeight.slice(0, atEdges), ...byHeight.slice(-atEdges)]
}

/**
 * Returns a line as it is, and with each of its numbers relative to the page's index: page numbers increase
 * with it.
 */
function formsOf({ text }: PdfLine, index: number): string[] {
  const numbers = [...text.slice(0, 200).matchAll(/\d{1,6}/g)].slice(0, 4)
  const counted = numbers.map(
    ({ 0: number, index: at }) =>
      `${text.slice(0, at)}#${Number(number) - index}${text.slice(at + number.length)}`,
  )
  return [text, ...counted]
}
