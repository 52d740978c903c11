/** Scripts without spaces, and Korean with its suffixes: they are read two letters at a time. */
const unspacedScripts = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const unspaced = unspacedScripts.map((name) => String.raw`\p{Script=${name}}`).join('') + 'ー々'
const unspacedRun = new RegExp(`[${unspaced}]+`, 'gu')
const hiraganaOnly = /^\p{Script=Hiragana}+$/u

/** Words with the characters that join the parts of an identifier, such as `PK-204/B` or `2.0.1`. */
const joined = /[\p{L}\p{N}\p{M}]+(?:(?:[-_./:#+'’]|(?<=\p{N}),(?=\p{N}))[\p{L}\p{N}\p{M}]+)*\+*/gu
const part = /\p{N}+|[\p{L}\p{M}]+/gu
const separators = /[-_./:#+'’]+/g
const amount = /^\d{1,3}(?:[.,']\d{3})*(?:[.,]\d{1,2})?$|^\d+[.,]\d{1,2}$/
const hasDigit = /\p{N}/u

/** Longer words are not asked for. */
const maxLetters = 40

/**
 * A word of a folded text. `word`: letters, possibly with suffixes. `exact`: a number or an identifier;
 * `part`: a part of one. `piece`: letters of a script without spaces, possibly not a word.
 */
export interface Word {
  text: string
  kind: 'word' | 'exact' | 'part' | 'piece'
}

/**
 * Returns the words of a folded text. An identifier counts as a whole, written as one, and in its parts.
 * Scripts without spaces give pairs of letters, except pairs of Hiragana, which are suffixes.
 */
export function* splitWords(folded: string): Generator<Word> {
  for (const [match] of folded.matchAll(joined)) {
    const spaced = match.replace(unspacedRun, ' ').split(' ')
    for (const piece of spaced) if (piece) yield* wordsOf(piece)
    for (const [run] of match.matchAll(unspacedRun)) yield* pairsOf(run)
  }
}

/** Returns the words of a folded text, and the runs of scripts without spaces unsplit. */
export function splitText(folded: string): { words: Word[]; runs: string[] } {
  const words = [...splitWords(folded.replace(unspacedRun, ' '))]
  return { words, runs: [...folded.matchAll(unspacedRun)].map(([run]) => run) }
}

function* wordsOf(joinedWord: string): Generator<Word> {
  const parts = joinedWord.match(part) ?? []
  const isIdentifier = hasDigit.test(joinedWord) && parts.length > 1
  if (isIdentifier && joinedWord.length <= maxLetters) yield* identifierForms(joinedWord)
  for (const text of parts) {
    if (text.length > maxLetters) continue
    if (isIdentifier) yield { text, kind: 'part' }
    else yield { text, kind: hasDigit.test(text) ? 'exact' : 'word' }
  }
}

/** Returns an identifier as it is, then its other spellings, then the parts that customers use. */
function* identifierForms(identifier: string): Generator<Word> {
  yield { text: identifier, kind: 'exact' }
  const amount = plainAmount(identifier)
  const forms = amount ? [amount] : [identifier.replace(separators, ''), ...identifier.split(separators)]
  for (const text of new Set(forms))
    if (text !== identifier && hasDigit.test(text)) yield { text, kind: 'part' }
}

/**
 * Returns one spelling of an amount: "1,390", "1.390" and "1390.00" are the same. Undefined for other texts.
 */
function plainAmount(text: string): string | undefined {
  if (!amount.test(text)) return undefined
  return text.replace(/[.,]0{1,2}$/, '').replace(/[.,'](?=\d{3}(?:\D|$))/g, '')
}

function* pairsOf(run: string): Generator<Word> {
  const letters = Array.from(run)
  if (letters.length === 1) yield { text: run, kind: 'piece' }
  for (let at = 0; at + 1 < letters.length; at++) {
    const text = `${letters[at]}${letters[at + 1]}`
    if (!hiraganaOnly.test(text)) yield { text, kind: 'piece' }
  }
}
