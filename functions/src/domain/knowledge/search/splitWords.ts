/** Scripts without spaces, and Korean, whose endings stand on the word: they are read two letters at a time. */
const unspacedScripts = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const unspaced = unspacedScripts.map((name) => String.raw`\p{Script=${name}}`).join('') + 'ー々'
const unspacedRun = new RegExp(`[${unspaced}]+`, 'gu')
const hiraganaOnly = /^\p{Script=Hiragana}+$/u

/** Words with what holds the parts of an identifier together, such as `PK-204/B` or `2.0.1`. */
const joined = /[\p{L}\p{N}\p{M}]+(?:[-_./:#+'’][\p{L}\p{N}\p{M}]+)*\+*/gu
const part = /\p{N}+|[\p{L}\p{M}]+/gu
const hasDigit = /\p{N}/u

/** Longer ones are no words that anybody asks for. */
const mostLetters = 40

/**
 * A word as it stands in a folded text: of letters, with endings; a number or an identifier, which is right
 * or wrong; or a piece of a script without spaces, which may be no word at all.
 */
export interface Word {
  text: string
  kind: 'word' | 'exact' | 'piece'
}

/**
 * The words of a folded text. An identifier counts whole and in its parts; scripts without spaces give pairs
 * of letters, but for pairs of Hiragana, which are endings.
 */
export function* splitWords(folded: string): Generator<Word> {
  for (const [whole] of folded.matchAll(joined)) {
    const spaced = whole.replace(unspacedRun, ' ').split(' ')
    for (const piece of spaced) if (piece) yield* wordsOf(piece)
    for (const [run] of whole.matchAll(unspacedRun)) yield* pairsOf(run)
  }
}

function* wordsOf(whole: string): Generator<Word> {
  const parts = whole.match(part) ?? []
  const isIdentifier = hasDigit.test(whole) && parts.length > 1
  if (isIdentifier && whole.length <= mostLetters) yield { text: whole, kind: 'exact' }
  for (const text of parts)
    if (text.length <= mostLetters) yield { text, kind: hasDigit.test(text) ? 'exact' : 'word' }
}

function* pairsOf(run: string): Generator<Word> {
  const letters = Array.from(run)
  if (letters.length === 1) yield { text: run, kind: 'piece' }
  for (let at = 0; at + 1 < letters.length; at++) {
    const text = `${letters[at]}${letters[at + 1]}`
    if (!hiraganaOnly.test(text)) yield { text, kind: 'piece' }
  }
}
