import { isNegation, isNumber, plainWords } from '../decidingWords.ts'

/** Words this short say little and differ between two good answers. */
const shortest = 3

/**
 * Share of the expected answer's words that an answer holds, from 0 to 1. Order, case and punctuation do not
 * count. An answer that leaves out a number, or that denies what was to be said, says none of it: "two years"
 * is not nearly "five".
 */
export function likeness(expected: string, answer: string): number {
  const wanted = wordsOf(expected)
  const given = new Set(wordsOf(answer))
  if (wanted.length === 0) return given.size === 0 ? 1 : 0
  if (
    wanted.some((word) => isNumber(word) && !given.has(word)) ||
    denies(expected, wanted) !== denies(answer, wanted)
  )
    return 0
  return wanted.filter((word) => given.has(word)).length / wanted.length
}

function wordsOf(text: string): string[] {
  const all = plainWords(text)
  const telling = all.filter((word) => word.length >= shortest || isNumber(word))
  return [...new Set(telling.length > 0 ? telling : all)]
}

/**
 * Whether a text negates what these words say, be it by a "No" before it; what it denies besides is its own
 * affair.
 */
function denies(text: string, words: string[]): boolean {
  return text.split(/[.,;:!?\n–—](?!\d)|\b(?:but|aber)\b/i).some((clause) => {
    const said = plainWords(clause)
    const rest = said.filter((word) => !isNegation(word))
    return rest.length < said.length && (rest.length === 0 || rest.some((word) => words.includes(word)))
  })
}
