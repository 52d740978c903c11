import type { Catalogue } from '@parley/functions/shared/billing/catalogue'
import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import type { UsageRow } from '@parley/functions/shared/billing/wallet'

export interface PriceLine {
  label: 'tokensRead' | 'tokensCached' | 'tokensWritten' | 'ownKeyFee' | 'byThePlatformsKey'
  tokens: number
  /** Credits per million tokens; null when tokens are not what is charged. */
  creditsPerMillion: number | null
  /** Units of credit. */
  amount: number
}

/** Calculates the lines of a receipt; undefined when the price list does not contain its model. */
export function priceLines(row: UsageRow, { models }: Pick<Catalogue, 'models'>): PriceLine[] | undefined {
  if (row.ownKeyFee !== undefined) return ownKeyLines(row, row.ownKeyFee)
  const { model, inputTokens, outputTokens, cachedTokens = 0 } = row
  const price = models.find(({ id }) => id === model)
  if (!price) return undefined
  const exactRead = (inputTokens - cachedTokens) * price.inputUnitsPerMillion
  const exactCached = cachedTokens * price.cachedInputUnitsPerMillion
  const exactWritten = outputTokens * price.outputUnitsPerMillion
  // An answer is rounded up once to a whole unit, so the last line is the remainder.
  const read = Math.floor(exactRead / 1_000_000)
  const cached = Math.floor(exactCached / 1_000_000)
  const written = Math.ceil((exactRead + exactCached + exactWritten) / 1_000_000) - read - cached
  const line = (label: PriceLine['label'], tokens: number, unitsPerMillion: number, amount: number) => ({
    label,
    tokens,
    creditsPerMillion: unitsPerMillion / unitsPerCredit,
    amount,
  })
  return [
    line('tokensRead', inputTokens - cachedTokens, price.inputUnitsPerMillion, read),
    ...(cachedTokens > 0
      ? [line('tokensCached', cachedTokens, price.cachedInputUnitsPerMillion, cached)]
      : []),
    line('tokensWritten', outputTokens, price.outputUnitsPerMillion, written),
  ]
}

/**
 * Lines of an answer with the workspace's own key: its fee, and the cost of the platform's key in the same
 * turn.
 */
function ownKeyLines({ amount, inputTokens, outputTokens }: UsageRow, fee: number): PriceLine[] {
  const tokens = inputTokens + outputTokens
  const line = { tokens, creditsPerMillion: null }
  const others = amount - fee
  return [
    { ...line, label: 'ownKeyFee', amount: fee },
    ...(others > 0 ? [{ ...line, label: 'byThePlatformsKey' as const, amount: others }] : []),
  ]
}

/** Returns the version of the price list that a rule names; undefined for other rules. */
export function versionOf(rule: string): number | undefined {
  const version = /^catalogue-(\d+)$/.exec(rule)?.[1]
  return version ? Number(version) : undefined
}
