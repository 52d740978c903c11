/** Where a text may be cut, the best place first: between paragraphs, sentences, words and letters. */
const places = ['paragraph', 'sentence', 'word', 'grapheme'] as const

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })
const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * A text in pieces of which none is longer than `most` as its channel measures it, cut at the best place.
 * Together the pieces hold every letter; blanks at their ends are left out.
 */
export function splitText(text: string, most: number, measure: (text: string) => number): string[] {
  return split(text, most, measure, 0)
    .map((piece) => piece.trim())
    .filter(Boolean)
}

function split(text: string, most: number, measure: (text: string) => number, place: number): string[] {
  if (measure(text.trim()) <= most || place >= places.length) return [text]
  const pieces: string[] = []
  let piece = ''
  for (const segment of segmentsOf(text, places[place] ?? 'grapheme')) {
    if (measure((piece + segment).trim()) <= most) {
      piece += segment
      continue
    }
    if (piece.trim()) pieces.push(piece)
    const smaller = split(segment, most, measure, place + 1)
    pieces.push(...smaller.slice(0, -1))
    piece = smaller.at(-1) ?? ''
  }
  return [...pieces, piece]
}

function segmentsOf(text: string, place: (typeof places)[number]): string[] {
  if (place === 'paragraph') return text.split(/(?<=\n)/)
  const segmenter = place === 'sentence' ? sentences : place === 'word' ? words : graphemes
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}
