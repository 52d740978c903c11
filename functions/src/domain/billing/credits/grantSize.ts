/** The answers that one lease can pay for while credit is plentiful; each lease costs a few wallet writes. */
const answersPerLease = 1000

/**
 * Returns the amount to borrow. While credit is plentiful a lease pays for many answers, so that the wallet
 * is written rarely. A lease is at most a tenth of the balance, so that other instances find enough. When the
 * waiting requests need more than that, the lease is tight: it covers just them and is returned right after
 * them.
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
