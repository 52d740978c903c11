import { foldDigits } from '../../../../shared/texts/foldDigits.ts'

/**
 * Returns the number that a person wrote in the digits of any script, with a point for its fraction;
 * undefined for anything else, as for `0x10` and `1e3`, which are numbers to programs alone.
 */
export function parseNumber(text: string): number | undefined {
  const folded = foldDigits(text).trim()
  return /^[-+]?\d{1,15}(\.\d{1,15})?$/.test(folded) ? Number(folded) : undefined
}
