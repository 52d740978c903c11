import type { Billing, Subscription } from '../../../shared/billing/billing.ts'
import { isEntitled } from '../../../shared/billing/isEntitled.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import type { PaymentAccount } from '../payments/Payments.ts'
import { requireBilling } from '../readBilling.ts'
import { applyPaidInvoice, syncSubscription } from './syncSubscription.ts'

/** A subscription with its payer. */
export interface Started {
  workspace: WorkspaceRef
  billing: Billing
  subscription: Subscription
  account: PaymentAccount
}

/** Returns a subscription that includes its plan's benefits. */
export async function requireSubscription(
  ports: BillingPorts,
  caller: Caller,
  workspace: WorkspaceRef,
  refusal: Refusal,
): Promise<Started> {
  const found = await requireStarted(ports, caller, workspace, refusal)
  if (!isEntitled(found.subscription, ports.now())) throw new AppError('failed-precondition', refusal)
  return found
}

/** Returns a subscription that has started and is not over, paid or not. */
export async function requireStarted(
  ports: BillingPorts,
  caller: Caller,
  { region, workspaceId }: WorkspaceRef,
  refusal: Refusal,
): Promise<Started> {
  await authorizeForWorkspace(caller, 'changeSubscription', { region, workspaceId })
  const billing = await requireBilling(region, workspaceId).catch(() => undefined)
  const subscription: Subscription | null = billing?.subscription ?? null
  if (!billing || !subscription || subscription.status === 'cancelled' || subscription.status === 'pending')
    throw new AppError('failed-precondition', refusal)
  return {
    workspace: { region, workspaceId },
    billing,
    subscription,
    account: ports.payments.account(billing.account),
  }
}

/**
 * Returns a paid subscription that does not end, after the books have its newest invoice: what was charged
 * before a crash is not charged again.
 */
export async function requireCurrent(
  ports: BillingPorts,
  caller: Caller,
  workspace: WorkspaceRef,
  refusal: Refusal,
): Promise<Started> {
  const { account, subscription } = await requireSubscription(ports, caller, workspace, refusal)
  const { newestInvoiceId } = await syncSubscription(ports, workspace, account, subscription.id)
  if (newestInvoiceId)
    await applyPaidInvoice(ports, workspace, account.key, await account.readInvoice(newestInvoiceId))
  const current = await requireSubscription(ports, caller, workspace, refusal)
  requireGoingOn(current.subscription)
  return current
}

/** Throws AppError 'failed-precondition' for a subscription that is unpaid or ends. */
export function requireGoingOn({ status, endsAt }: Subscription): void {
  if (status !== 'active' && status !== 'trialing') throw new AppError('failed-precondition', 'payPlanFirst')
  if (endsAt !== null) throw new AppError('failed-precondition', 'reactivatePlanFirst')
}
