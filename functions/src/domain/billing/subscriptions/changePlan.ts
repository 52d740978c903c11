import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { billingSchema, type Subscription } from '../../../shared/billing/billing.ts'
import type { BillingCycle } from '../../../shared/billing/catalogue.ts'
import type { Payment } from '../../../shared/billing/payment.ts'
import { isAtOnce, orderOf } from '../../../shared/billing/planPrices.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import { throttleVendor } from '../payments/throttleVendor.ts'
import { requireBilling } from '../readBilling.ts'
import { inAddonTurn } from './inAddonTurn.ts'
import { changeAtOnce, dueAtOnce, planChange, quantitiesAtOnce, type SeenPrice } from './changeAtOnce.ts'
import { addonOffers, requireOrder, requireQuantities, type PlanWish, type Quantities } from './offers.ts'
import { paymentOf } from './paymentOf.ts'
import { previewRenewal } from './changeSubscription.ts'
import { requireCurrent, requireGoingOn, requireSubscription } from './startedSubscription.ts'
import { storedSubscriptionSchema } from './syncSubscription.ts'

interface WantedPlan {
  cycle: BillingCycle
  monthlyCredits: number
}

/**
 * Changes the cycle or the credits of a plan: a larger one at once, for the price that the payer saw; a
 * smaller one from the next payment on. The present plan takes back what was chosen for the next payment.
 * The same attempt a second time changes nothing.
 */
export async function changePlan(
  ports: BillingPorts,
  caller: Caller,
  input: WorkspaceRef & WantedPlan & { seen?: SeenPrice | undefined; attemptId: string },
) {
  const { region, workspaceId, attemptId } = input
  const message = 'noSubscriptionToChange'
  await requireSubscription(ports, caller, input, message)
  await throttleVendor(caller, ports.now(), 'changes')
  return inAddonTurn({ region, workspaceId }, attemptId, ports.now, async () => {
    const attempt = paths.attempt(workspaceId, `plan-${attemptId}`)
    if (await readDocument(region, attempt, z.unknown())) return { success: true as const }
    const started = await requireCurrent(ports, caller, input, message)
    const catalogue = await loadCatalogue(ports.now())
    const now = orderOf(catalogue, started.subscription)
    const wanted = { plan: now.plan, cycle: input.cycle, monthlyCredits: input.monthlyCredits }
    const isSame = isDeepStrictEqual(now, wanted)
    if (!isSame) requireOrder(catalogue, now.plan, wanted)
    const isNow = !isSame && isAtOnce(now, wanted)
    if (isNow) {
      if (!input.seen) throw new AppError('failed-precondition', 'priceChanged')
      const change = planChange(catalogue, started, wanted)
      await changeAtOnce(ports, started, change, {
        seen: input.seen,
        key: `plan:${workspaceId}:${attemptId}`,
      })
    }
    const { cycle, monthlyCredits } = wanted
    await setNextPlan(input, started.subscription.id, isSame || isNow ? null : { cycle, monthlyCredits })
    await new Writes(region).set(attempt, { expiresAt: new Date(ports.now() + dayMs) }).commit()
    return { success: true as const }
  })
}

/** Returns the price of a change at once, null where it does not count at once, and of the next payment. */
export async function previewChange(
  ports: BillingPorts,
  caller: Caller,
  input: WorkspaceRef & PlanWish & { quantities?: Quantities | undefined },
): Promise<{ at: number; due: Payment | null; renewal: Payment | null }> {
  const { region, workspaceId, cycle, monthlyCredits, quantities } = input
  await authorizeForWorkspace(caller, 'readBilling', { region, workspaceId })
  const billing = await requireBilling(region, workspaceId)
  const { subscription } = billing
  if (!subscription) throw new AppError('failed-precondition', 'noSubscriptionToChange')
  requireGoingOn(subscription)
  await throttleVendor(caller, ports.now())
  const started = {
    workspace: { region, workspaceId },
    billing,
    subscription,
    account: ports.payments.account(billing.account),
  }
  const catalogue = await loadCatalogue(ports.now())
  const now = orderOf(catalogue, subscription)
  const wish = { cycle: cycle ?? now.cycle, monthlyCredits: monthlyCredits ?? now.monthlyCredits }
  const wanted = quantities ? now : { plan: now.plan, ...wish }
  const isSame = isDeepStrictEqual(now, wanted)
  if (!isSame) requireOrder(catalogue, now.plan, wanted)
  if (quantities) requireQuantities(catalogue, quantities, subscription.nextAddons)
  const isNow = quantities !== undefined || (!isSame && isAtOnce(now, wanted))
  const change = quantities
    ? {
        addons: addonOffers(
          catalogue,
          quantitiesAtOnce(subscription.addons, quantities),
          billing,
          subscription.cycle,
        ),
      }
    : planChange(catalogue, started, wanted)
  // Whole seconds, as the payment service counts them.
  const at = Math.max(Math.floor(ports.now() / 1000) * 1000, subscription.startedAt)
  const due = isNow ? paymentOf(catalogue, billing, await dueAtOnce(ports, started, change, at)) : null
  const { renewal } = await previewRenewal(ports, caller, {
    region,
    workspaceId,
    ...(quantities ? { quantities } : { order: wanted }),
  })
  return { at, due, renewal }
}

/** Stores the plan from the next payment on; it is ordered shortly before (`beginNextPlan`). */
async function setNextPlan(
  { region, workspaceId }: WorkspaceRef,
  id: string,
  nextPlan: Subscription['nextPlan'],
): Promise<void> {
  await untilUnchanged(async () => {
    const [stored, billing] = await Promise.all([
      readDocument(region, paths.subscription(id), storedSubscriptionSchema),
      readDocument(region, paths.billing(workspaceId), billingSchema),
    ])
    if (!stored || !billing) throw new AppError('failed-precondition', 'noSubscriptionToChange')
    if (isDeepStrictEqual(stored.data.nextPlan, nextPlan)) return
    const writes = new Writes(region).update(stored.path, { nextPlan }, stored.version)
    if (billing.data.subscription?.id === id)
      writes.update(billing.path, { 'subscription.nextPlan': nextPlan }, billing.version)
    await writes.commitUnchanged()
  })
}
