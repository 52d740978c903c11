import { billingSchema, type Billing, type Subscription } from '../../shared/billing.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import { readDocument } from '../../store/documents.ts'
import { AppError } from '../AppError.ts'

const daysOfGrace = 7
const dayMs = 24 * 3600 * 1000

/** How a workspace pays; fails with `failed-precondition` while it has never begun to. */
export async function requireBilling(region: Region, workspaceId: string): Promise<Billing> {
  const billing = await readDocument(region, paths.billing(workspaceId), billingSchema)
  if (!billing) throw new AppError('failed-precondition', 'Add a card first.')
  return billing.data
}

/** Whether a subscription gives what its plan promises: while it is paid, and for a week after a payment has failed. */
export function isEntitled(subscription: Subscription | null, now: number): boolean {
  if (!subscription) return false
  if (subscription.status === 'active' || subscription.status === 'trialing') return true
  return subscription.status === 'past_due' && now < subscription.startedAt + daysOfGrace * dayMs
}

/** Fails for a workspace without a paid plan. */
export function requirePaidPlan({ subscription }: Billing, now: number, message: string): void {
  if (!isEntitled(subscription, now)) throw new AppError('failed-precondition', message)
}
