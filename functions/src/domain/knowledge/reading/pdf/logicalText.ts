const letter = /\p{L}/u
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
const fromLeft = /[\p{L}\p{N}]/u
const mirrored: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

/** Returns whether most letters of a text are from right-to-left scripts. */
export function isRightToLeft(text: string): boolean {
  let right = 0
  let all = 0
  for (const character of text) {
    if (!letter.test(character)) continue
    all++
    if (fromRight.test(character)) right++
  }
  return right * 2 > all
}

interface Piece {
  text: string
  direction: 'left' | 'right' | 'none'
}

/**
 * Orders the pieces of a line from their position on the page, left to right, into reading order: right to
 * left, with Latin words and numbers left to right. The letters within a piece are already in order.
 */
export function logicalText(pieces: readonly string[]): string {
  const split = pieces
    .flatMap(splitPunctuation)
    .map((text): Piece => ({ text, direction: directionOf(text) }))
  const ordered: string[] = []
  for (let at = split.length - 1; at >= 0;) {
    const from = startOfRun(split, at)
    for (let index = from; index <= at; index++) {
      const { text, direction } = split[index] ?? { text: '', direction: 'none' }
      ordered.push(direction === 'none' && from === at ? (mirrored[text] ?? text) : text)
    }
    at = from - 1
  }
  return ordered.join('')
}

/**
 * Returns the start of the left-to-right run that ends here: Latin words with everything between them, and
 * numbers after a word. Numbers alone follow one another right to left, as in a telephone number.
 */
function startOfRun(pieces: readonly Piece[], end: number): number {
  const last = pieces[end]
  if (last?.direction !== 'left') return end
  let start = end
  for (let at = end; at >= 0 && pieces[at]?.direction !== 'right'; at--)
    if (letter.test(pieces[at]?.text ?? '')) start = at
  if (letter.test(pieces[start]?.text ?? '')) return start
  for (let at = end - 1; at >= 0 && isJoined(pieces[at]); at--)
    if (pieces[at]?.direction === 'left') start = at
  return start
}

/** Returns whether a piece belongs to a number, such as its decimal point. */
function isJoined(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.direction !== 'right' && piece.text.trim() !== ''
}

/** Splits punctuation from the ends of Latin words, because it belongs to the surrounding line. */
function splitPunctuation(text: string): string[] {
  if (fromRight.test(text)) return [text]
  if (!letter.test(text) && /\S\s+\S/.test(text)) return text.split(/(\s+)/).flatMap(splitPunctuation)
  const [, before = '', inside = '', after = ''] =
    /^([.,;:!?()«»+\s]*)(.*?)([.,;:!?()«»+\s]*)$/s.exec(text) ?? []
  return [...before.split(''), inside, ...after.split('')].filter((part) => part !== '')
}

function directionOf(text: string): Piece['direction'] {
  if (fromRight.test(text)) return 'right'
  return fromLeft.test(text) ? 'left' : 'none'
}
