import { billingSchema, type Billing } from '../../shared/billing/billing.ts'
import { isEntitled } from '../../shared/billing/isEntitled.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { readDocument } from '../../store/documents.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import type { Refusal } from '../../shared/errors/refusals.ts'

/**
 * Returns the billing document; throws AppError 'failed-precondition' when the workspace never had a card.
 */
export async function requireBilling(region: Region, workspaceId: string): Promise<Billing> {
  const billing = await readDocument(region, paths.billing(workspaceId), billingSchema)
  if (!billing) throw new AppError('failed-precondition', 'cardMissing')
  return billing.data
}

/** Throws for a workspace without a paid plan. */
export function requirePaidPlan({ subscription }: Billing, now: number, refusal: Refusal): void {
  if (!isEntitled(subscription, now)) throw new AppError('failed-precondition', refusal)
}
