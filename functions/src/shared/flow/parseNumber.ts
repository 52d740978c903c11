import { foldDigits } from '../texts/foldDigits.ts'

/**
 * Returns the number that a person wrote in the digits of any script, with a point or comma for its fraction;
 * undefined for anything else, as for `0x10` and `1e3`, which are numbers to programs alone, and for `1,500`,
 * which is a fraction in some languages and a thousand in others.
 */
export function parseNumber(text: string): number | undefined {
  const folded = foldDigits(text).trim()
  if (!/^[-+]?\d{1,15}([.,]\d{1,15})?$/.test(folded) || /,\d{3}$/.test(folded)) return undefined
  return Number(folded.replace(',', '.'))
}
