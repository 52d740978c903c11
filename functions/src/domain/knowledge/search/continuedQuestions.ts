/** First words of questions that continue the one before: "And on Sundays?" Folded, in all languages. */
const beginnings =
  'and but or then also so und aber oder dann also et mais ou alors y pero o entonces e ma allora invece mas entao ' +
  'en maar of dan а и но или тогда тоже طيب بس ثم'
const starts = new Set(beginnings.split(' '))
/**
 * First letters of such questions in scripts without spaces, and in Arabic, which prefixes "and" to a word.
 */
const startLetters =
  /^(?:و|那|那么|还有|如果|要是|では|じゃあ|じゃ|それ|その|あと|ちなみに|そして|그럼|그러면|그건|그거|거기|그리고|그)/u

/** A question with fewer telling words continues the one before; one that says so may have more. */
const maxWords = { otherwise: 3, marked: 6 }

/** Returns whether a folded question says itself that it continues the one before. */
export function continuesPrevious(folded: string): boolean {
  const question = folded.replace(/^[^\p{L}\p{N}]+/u, '')
  const [first = ''] = question.split(/[^\p{L}\p{M}]/u)
  return starts.has(first) || startLetters.test(question)
}

/**
 * Returns whether a question may continue the one before. `telling`: the number of its words that say
 * something.
 */
export function mayContinuePrevious(isMarked: boolean, wordCount: number): boolean {
  return wordCount < (isMarked ? maxWords.marked : maxWords.otherwise)
}
