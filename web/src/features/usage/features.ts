import type { UsageRow } from '@parley/functions/shared/billing/wallet'

/** What of the product credit is used for. */
export type FeatureKey = 'answers' | 'calls'

/** A call on a line of its own is billed by its minutes and names no model. */
export function featureOf({ model }: Pick<UsageRow, 'model'>): FeatureKey {
  return model === 'call' ? 'calls' : 'answers'
}
