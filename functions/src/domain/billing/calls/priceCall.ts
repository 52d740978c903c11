/** The pricing rule in each usage row of a call: the vendor's own cost. */
export const callRule = 'calls-at-cost'

/**
 * Returns the units (1/10,000 credit, so 1/10,000,000 dollar) for a cost in dollars, rounded up once. Counted
 * in decimals, because binary fractions could add a unit.
 */
export function priceCall(dollars: number): number {
  const picodollars = BigInt(dollars.toFixed(12).replace('.', ''))
  return Number((picodollars + 99_999n) / 100_000n)
}

/** An upper bound of any voice's price: $0.30 a minute. */
const dearestUnitsPerSecond = 50_000
const maxCallSeconds = 600
/** A shorter call would end before it starts. */
export const minCallSeconds = 30

/** Returns the largest cost of a call of that length, in units. */
export const maxUnits = (seconds: number) => seconds * dearestUnitsPerSecond

/** The part of the credit that a call does not hold, for the answers that are given in it: a fifth. */
const answersPart = 5

/** Returns the credit that a call of that length needs, with the answers that are given in it. */
const creditFor = (seconds: number) => Math.ceil((maxUnits(seconds) * answersPart) / (answersPart - 1))

/** The credit that a call needs: for the longest one, and for the shortest. */
export const costOfCalls = { wanted: creditFor(maxCallSeconds), least: creditFor(minCallSeconds) }

/** Returns the length in seconds that these units can pay for; may be below `minCallSeconds`. */
export function affordableSeconds(units: number): number {
  const ofCall = Math.floor((units * (answersPart - 1)) / answersPart)
  return Math.min(maxCallSeconds, Math.floor(ofCall / dearestUnitsPerSecond))
}
