/** Units between which a text may be split, the best first. */
const unitNames = ['paragraph', 'sentence', 'word', 'grapheme'] as const

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Splits a text into pieces of at most `most`, as its channel measures it. The pieces contain every letter;
 * white space at their ends is left out.
 */
export function splitText(text: string, max: number, measure: (text: string) => number): string[] {
  return split(text, max, measure, 0)
    .map((piece) => piece.trim())
    .filter(Boolean)
}

function split(text: string, max: number, measure: (text: string) => number, unit: number): string[] {
  if (measure(text.trim()) <= max || unit >= unitNames.length) return [text]
  const pieces: string[] = []
  let piece = ''
  for (const segment of segmentsOf(text, unitNames[unit] ?? 'grapheme')) {
    if (measure((piece + segment).trim()) <= max) {
      piece += segment
      continue
    }
    if (piece.trim()) pieces.push(piece)
    const smaller = split(segment, max, measure, unit + 1)
    pieces.push(...smaller.slice(0, -1))
    piece = smaller.at(-1) ?? ''
  }
  return [...pieces, piece]
}

function segmentsOf(text: string, unit: (typeof unitNames)[number]): string[] {
  if (unit === 'paragraph') return text.split(/(?<=\n)/)
  const segmenter = unit === 'sentence' ? sentences : unit === 'word' ? words : graphemes
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
