const letter = /\p{L}/u
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
const fromLeft = /[\p{L}\p{N}]/u
const mirrored: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

/** Whether most letters of a text are written from the right. */
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
 * A line whose pieces stand from left to right as on the paper, in the order in which it is read: from the
 * right, with Latin words and numbers from the left. The letters within a piece are in order already.
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
 * Where the run that is read from the left and ends here begins: Latin words with what stands between them,
 * and numbers after a word. Numbers alone follow one another from the right, as in a telephone number.
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

/** Part of a number, such as its decimal point. */
function isJoined(piece: Piece | undefined): boolean {
  return piece !== undefined && piece.direction !== 'right' && piece.text.trim() !== ''
}

/** Marks at the edges of Latin words belong to the line around them. */
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
