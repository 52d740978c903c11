import { dayMs } from '../durations.ts'
import type { Subscription } from './billing.ts'

const graceMs = 7 * dayMs

/**
 * Returns whether a subscription includes its plan's benefits: while it is paid, and for a week after a
 * failed payment.
 */
export function isEntitled(
  subscription: Pick<Subscription, 'status' | 'startedAt' | 'unpaidSince'> | null,
  now: number,
): boolean {
  if (!subscription) return false
  const { status, startedAt, unpaidSince } = subscription
  return (
    status === 'active' ||
    status === 'trialing' ||
    (status === 'past_due' && now < (unpaidSince ?? startedAt) + graceMs)
  )
}
