import type { UsageRow } from '@parley/functions/shared/billing/wallet'

/** The feature that credit was spent on. */
export type FeatureKey = 'answers' | 'calls'

/** Returns the feature that a use belongs to. A phone call is billed by the minute and names no model. */
export function featureOf({ model }: Pick<UsageRow, 'model'>): FeatureKey {
  return model === 'call' ? 'calls' : 'answers'
}
