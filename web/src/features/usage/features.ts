import type { LedgerEntry, UsageRow } from '@parley/functions/shared/wallet'

/** What of the product credit is used for. */
export type FeatureKey = 'answers' | 'calls'

export const featureNames: Record<FeatureKey, string> = { answers: 'Text answers', calls: 'Voice calls' }

/** A call on a line of its own is billed by its minutes and names no model. */
export function featureOf({ model }: Pick<UsageRow, 'model'>): FeatureKey {
  return model === 'call' ? 'calls' : 'answers'
}

export const movementNames: Record<LedgerEntry['type'], string> = {
  free: 'Welcome credit',
  payment: 'Top-up',
  plan: 'Credit of the plan',
  refund: 'Refund',
  dispute: 'Payment taken back',
  adjustment: 'Adjustment by support',
  transfer: 'Transfer',
  lease: 'Lent to a server',
  sweep: 'Given back by a server',
  call: 'Voice call',
}
