import type { Catalogue } from '@parley/functions/shared/catalogue'
import { unitsPerCredit } from '@parley/functions/shared/credits'
import type { UsageRow } from '@parley/functions/shared/wallet'

export interface PriceLine {
  label: 'tokensRead' | 'tokensWritten'
  tokens: number
  /** Credits that a million of them cost. */
  creditsPerMillion: number
  /** Units of credit. */
  amount: number
}

/** How a receipt came to its amount; undefined when its model is not in that price list. */
export function priceLines(
  { model, inputTokens, outputTokens }: UsageRow,
  { models }: Pick<Catalogue, 'models'>,
): PriceLine[] | undefined {
  const price = models.find(({ id }) => id === model)
  if (!price) return undefined
  const exactRead = inputTokens * price.inputUnitsPerMillion
  const exactWritten = outputTokens * price.outputUnitsPerMillion
  // An answer is rounded up to a whole unit once, so the second line is what the first leaves of it.
  const read = Math.floor(exactRead / 1_000_000)
  const written = Math.ceil((exactRead + exactWritten) / 1_000_000) - read
  const line = (label: PriceLine['label'], tokens: number, unitsPerMillion: number, amount: number) => ({
    label,
    tokens,
    creditsPerMillion: unitsPerMillion / unitsPerCredit,
    amount,
  })
  return [
    line('tokensRead', inputTokens, price.inputUnitsPerMillion, read),
    line('tokensWritten', outputTokens, price.outputUnitsPerMillion, written),
  ]
}

/** The version of the price list that a rule names; undefined for a rule that is none. */
export function versionOf(rule: string): number | undefined {
  const version = /^catalogue-(\d+)$/.exec(rule)?.[1]
  return version ? Number(version) : undefined
}
