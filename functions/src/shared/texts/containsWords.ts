import { foldText } from './foldText.ts'

/** A letter, a mark or a digit: where one goes on, a word does. */
const wordSign = /[\p{L}\p{M}\p{N}]/u
/** In these scripts words are not set apart, or carry articles and prepositions with them. */
const joinedScript =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Arab}\p{sc=Hebr}]/u

/**
 * Whether a text says these words, as whole words where a script sets words apart: "possible" is not said by
 * "impossible", nor "5 years" by "15 years".
 */
export function containsWords(text: string, words: string): boolean {
  return holds(foldText(text), foldText(words), /[\p{L}\p{M}\p{N}-]/u)
}

/** The same, where a part of a word that is joined by a hyphen counts too. */
export function mentionsWords(text: string, words: string): boolean {
  return holds(foldText(text), foldText(words), wordSign)
}

function holds(text: string, words: string, goesOn: RegExp): boolean {
  if (words === '') return false
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(end, end + 2)]
    if (!isJoined(before, words, goesOn) && !isJoinedAfter(words, after, goesOn)) return true
  }
  return false
}

/** Whether a word or a number begins before these words. */
function isJoined(before: string, words: string, goesOn: RegExp): boolean {
  const first = firstSign(words)
  const last = lastSign(before)
  if (/\d/.test(first)) return /\d[.,:]?$/.test(before)
  return wordSign.test(first) && !joinedScript.test(first) && goesOn.test(last) && !joinedScript.test(last)
}

/** Whether a word or a number goes on behind these words. */
function isJoinedAfter(words: string, after: string, goesOn: RegExp): boolean {
  const last = lastSign(words)
  const next = firstSign(after)
  if (/\d/.test(last)) return /^[.,:]?\d/.test(after)
  return wordSign.test(last) && !joinedScript.test(last) && goesOn.test(next) && !joinedScript.test(next)
}

const firstSign = (text: string) => /^./su.exec(text)?.[0] ?? ''
const lastSign = (text: string) => /.$/su.exec(text)?.[0] ?? ''
