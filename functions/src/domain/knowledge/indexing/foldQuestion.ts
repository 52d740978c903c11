import { foldDigits } from '../../../shared/texts/foldDigits.ts'

/** A number with its sign, decimals and unit: 1.5 is not 15, −5 is not 5 and 5 % is not 5. */
const number = String.raw`[-−]?\d+(?:[.,:/]\d+)*(?:\s*[%‰])?`
const token = new RegExp(`${number}|[\\p{L}\\p{M}\\p{N}\\p{S}]+`, 'gu')

/**
 * Returns a question in lower case, without punctuation, with ASCII digits and single spaces: differences
 * that do not make it another question.
 */
export function foldQuestion(text: string): string {
  const plain = foldDigits(text).toLowerCase().replaceAll(/['’]/gu, '')
  return (plain.match(token) ?? []).map((part) => part.replaceAll(/\s/gu, '')).join(' ')
}
