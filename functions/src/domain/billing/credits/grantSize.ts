/**
 * How many answers' worth one lease carries when credit is plentiful; each lease costs a few wallet writes.
 */
const answersPerLease = 1000

/**
 * What to borrow. While credit is plentiful a lease carries many answers, so that the wallet is written
 * rarely. A lease is never more than a tenth of the balance, so that little is out of reach of other
 * instances; when not even the waiting requests fit into that, just they are lent, and the lease is given
 * back right after them.
 */
export function grantSize(
  balance: number,
  needs: { wanted: number; least: number }[],
): { amount: number; tight: boolean } {
  const wanted = needs.reduce((sum, need) => sum + need.wanted, 0)
  const largest = Math.max(...needs.map((need) => need.wanted))
  const generous = Math.min(Math.floor(balance / 10), largest * answersPerLease)
  if (generous >= wanted) return { amount: generous, tight: false }
  if (balance >= wanted) return { amount: wanted, tight: true }
  const smallest = Math.min(...needs.map((need) => need.least))
  return { amount: balance >= smallest ? balance : 0, tight: true }
}
