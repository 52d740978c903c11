/** Part of a text, and whether it is a searched word. */
export interface Stretch {
  text: string
  isMarked: boolean
}

const minStemLength = 3
/** Scripts written without spaces, where a word can be anywhere in a run of letters. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Splits a text into parts, so that searched words, also with other endings, can be marked. */
export function markWords(text: string, words: readonly string[]): Stretch[] {
  const wantedWords = [...new Set(words.map(fold).filter(Boolean))]
  const stretches = text.split(/([\p{L}\p{M}\p{N}]+)/u).flatMap((part, index) => {
    if (index % 2 === 0) return [{ text: part, isMarked: false }]
    if (withoutSpaces.test(part)) return markRun(part, wantedWords)
    const folded = fold(part)
    return [{ text: part, isMarked: wantedWords.some((word) => isFormOf(folded, word)) }]
  })
  return stretches.filter((stretch) => stretch.text !== '')
}

/** Returns the words of a text in the normalized form that is compared. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function isFormOf(part: string, word: string): boolean {
  return part === word || (word.length >= minStemLength && part.startsWith(word))
}

function markRun(run: string, words: readonly string[]): Stretch[] {
  const letters = Array.from(run)
  const isMarked = letters.map(() => false)
  for (const word of words) {
    const { length } = Array.from(word)
    for (const at of letters.keys())
      if (fold(letters.slice(at, at + length).join('')) === word) isMarked.fill(true, at, at + length)
  }
  return letters.reduce<Stretch[]>((stretches, letter, at) => {
    const last = stretches.at(-1)
    if (last && last.isMarked === isMarked[at]) last.text += letter
    else stretches.push({ text: letter, isMarked: isMarked[at] ?? false })
    return stretches
  }, [])
}

/** Removes accents and case, for comparing words. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFKC')
}
