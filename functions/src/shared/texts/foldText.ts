import { foldDigits } from './foldDigits.ts'

/** Signs that writers and models choose between at will. */
const quotes: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u201b\u02bc\u2032\u00b4\u0060]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033]/g, '"'],
  [/[\u2010-\u2013\u2212]/g, '-'],
  [/[\u2014\u2015]/g, ' - '],
]

/** Marks of Markdown, which say nothing. */
const markdown = /\*+|__+|~~/g

/** White space beside a letter of a script that sets no spaces between words. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]`
const idleSpace = new RegExp(`(?<=${unspaced}) | (?=${unspaced})`, 'gu')

/**
 * Returns a text in a form that is equal for two spellings of the same words in every language: case, width,
 * the digits of a script, quotes, white space and Markdown do not count. Accents and other marks stay.
 */
export function foldText(text: string): string {
  let plain = text.replaceAll(markdown, '')
  for (const [signs, sign] of quotes) plain = plain.replaceAll(signs, sign)
  return (
    foldDigits(plain)
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      // Capitals are the same wherever they stand; small letters are not: a Greek word ends in another sigma.
      .toUpperCase()
      .normalize('NFC')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(idleSpace, '')
      .trim()
  )
}
