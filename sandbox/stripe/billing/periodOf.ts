import type { Resource } from '../state/State.ts'

/** The period that a subscription is in; its items are all in the same. */
export function periodOf(subscription: Resource<'subscription'>): { start: number; end: number } {
  const [item] = subscription.items.data
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}
