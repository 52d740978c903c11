import type { Catalogue } from '@parley/functions/shared/catalogue'
import { unitsPerCredit } from '@parley/functions/shared/credits'
import type { UsageRow } from '@parley/functions/shared/wallet'

export interface PriceLine {
  label: string
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
  const line = (label: string, tokens: number, unitsPerToken: number) => ({
    label,
    tokens,
    creditsPerMillion: (unitsPerToken * 1_000_000) / unitsPerCredit,
    amount: tokens * unitsPerToken,
  })
  return [
    line('Tokens read', inputTokens, price.inputUnitsPerToken),
    line('Tokens written', outputTokens, price.outputUnitsPerToken),
  ]
}

/** The version of the price list that a rule names; undefined for a rule that is none. */
export function versionOf(rule: string): number | undefined {
  const version = /^catalogue-(\d+)$/.exec(rule)?.[1]
  return version ? Number(version) : undefined
}
