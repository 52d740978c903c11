/** Names on every row of usage how a call was priced: at the vendor's own cost. */
export const callRule = 'calls-at-cost'

/**
 * Units (1/10,000 credit, so 1/10,000,000 dollar) for a cost in dollars, rounded up once. Counted in
 * decimals: binary fractions would add a unit.
 */
export function priceCall(dollars: number): number {
  const picodollars = BigInt(dollars.toFixed(12).replace('.', ''))
  return Number((picodollars + 99_999n) / 100_000n)
}

/** More than a minute of a call costs with any voice that an agent can have: $0.30. */
const dearestUnitsPerSecond = 50_000
const longestCallSeconds = 600
/** Below this a call would end before it has begun. */
export const shortestCallSeconds = 30

/** What a call of that length costs at most. */
export const mostUnits = (seconds: number) => seconds * dearestUnitsPerSecond

/** How long a call may last that a workspace can surely pay for; may be below `shortestCallSeconds`. */
export function affordableSeconds(units: number): number {
  return Math.min(longestCallSeconds, Math.floor(units / dearestUnitsPerSecond))
}
