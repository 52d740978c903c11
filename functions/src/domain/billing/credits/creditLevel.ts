/**
 * The level of a wallet's credit since its last top-up: 0 is enough, 1 below a fifth, 2 below a twentieth.
 */
export type CreditLevel = 0 | 1 | 2

/** Returns the level. `left` and `high` are in units; a wallet that never had credit is not low. */
export function creditLevel(left: number, high: number): CreditLevel {
  if (left * 20 < high) return 2
  return left * 5 < high ? 1 : 0
}
