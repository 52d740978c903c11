import type { Resource } from '../../state/State.ts'

/** Returns the current period of a subscription; all its items have the same one. */
export function periodOf(subscription: Resource<'subscription'>): { start: number; end: number } {
  const [item] = subscription.items.data
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}
