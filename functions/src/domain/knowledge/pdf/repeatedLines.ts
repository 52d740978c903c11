import type { PdfLine } from './PdfItem.ts'

/** Lines from the top and from the bottom of a page that may repeat. */
const atEdges = 2
/** On that share of the pages, and a line is a header or a footer. */
const repeatedOn = 0.4
const fewestPages = 3

/**
 * The pages without the lines at their edges that most pages share, such as headers, footers and page
 * numbers, and how many different ones there were.
 */
export function dropRepeatedLines(pages: readonly PdfLine[][]): { pages: PdfLine[][]; dropped: number } {
  const counts = new Map<string, number>()
  for (const lines of pages)
    for (const key of new Set(edgesOf(lines).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const least = Math.max(fewestPages, repeatedOn * pages.length)
  const repeated = new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key))
  const kept = pages.map((lines) => {
    const edges = new Set(edgesOf(lines))
    return lines.filter((line) => !edges.has(line) || !repeated.has(keyOf(line)))
  })
  return { pages: kept, dropped: repeated.size }
}

function edgesOf(lines: readonly PdfLine[]): PdfLine[] {
  const byHeight = lines.toSorted((one, other) => other.y - one.y)
  return [...byHeight.slice(0, atEdges), ...byHeight.slice(-atEdges)]
}

/** Page numbers differ. */
function keyOf({ text }: PdfLine): string {
  return text.replace(/\d+/g, '#').toLowerCase()
}
