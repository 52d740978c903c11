/**
 * How much is left of what a wallet had when it was last filled: 0 is enough, 1 below a fifth, 2 below a
 * twentieth.
 */
export type CreditLevel = 0 | 1 | 2

/** `left` and `high` in units; a wallet that never had anything is not low. */
export function creditLevel(left: number, high: number): CreditLevel {
  if (left * 20 < high) return 2
  return left * 5 < high ? 1 : 0
}
