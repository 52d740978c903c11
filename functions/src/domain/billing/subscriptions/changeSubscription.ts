import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { inAddonTurn } from './inAddonTurn.ts'
import { currencyOf, type Payment } from '../../../shared/billing/payment.ts'
import { isEntitled } from '../../../shared/billing/isEntitled.ts'
import { orderOf, type PlanOrder } from '../../../shared/billing/planPrices.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import { throttleVendor } from '../payments/throttleVendor.ts'
import { requireBilling } from '../readBilling.ts'
import { addAtOnce, type SeenPrice } from './changeAtOnce.ts'
import { addonOffers, planOffer, requireQuantities, type Quantities } from './offers.ts'
import { paymentOf } from './paymentOf.ts'
import { requireCurrent, requireStarted, requireSubscription } from './startedSubscription.ts'
import { syncSubscription } from './syncSubscription.ts'

/**
 * Sets the add-ons from the next payment on; those that are paid stay. `change` computes the new quantities
 * from those of the next payment. With `now`, more of an add-on counts at once, and its part of the paid time
 * is charged; fewer count from the next payment on in any case. The same attempt a second time changes
 * nothing.
 */
export async function changeAddons(
  ports: BillingPorts,
  caller: Caller,
  input: WorkspaceRef & {
    change: (next: Quantities) => Quantities
    attemptId: string
    now?: SeenPrice | undefined
  },
) {
  const { region, workspaceId, attemptId } = input
  const message = 'addonsNeedPlan'
  await requireSubscription(ports, caller, input, message)
  await throttleVendor(caller, ports.now(), 'changes')
  return inAddonTurn({ region, workspaceId }, attemptId, ports.now, async () => {
    const attempt = paths.attempt(workspaceId, `addons-${attemptId}`)
    if (await readDocument(region, attempt, z.unknown())) return { success: true as const }
    const started = input.now
      ? await requireCurrent(ports, caller, input, message)
      : await requireSubscription(ports, caller, input, message)
    const { account, billing, subscription } = started
    const catalogue = await loadCatalogue(ports.now())
    const quantities = input.change(subscription.nextAddons)
    requireQuantities(catalogue, quantities, subscription.nextAddons)
    const key = `addons:${workspaceId}:${attemptId}`
    if (input.now) await addAtOnce(ports, started, quantities, { seen: input.now, key })
    await account.changeAddons(
      subscription.id,
      addonOffers(catalogue, quantities, billing, subscription.cycle),
      key,
    )
    await syncSubscription(ports, input, account, subscription.id)
    await new Writes(region).set(attempt, { expiresAt: new Date(ports.now() + dayMs) }).commit()
    return { success: true as const }
  })
}

/** Lets the subscription end with the paid month, or continue. */
export async function setSubscriptionEnding(
  ports: BillingPorts,
  caller: Caller,
  input: WorkspaceRef & { isEnding: boolean; reason: string },
) {
  const { account, subscription } = await requireStarted(ports, caller, input, 'noSubscriptionToChange')
  await throttleVendor(caller, ports.now(), 'endings')
  // An unpaid subscription ends now, and no further charge is tried.
  if (input.isEnding && !isEntitled(subscription, ports.now()))
    await account.cancelSubscription(subscription.id)
  else await account.setEnding(subscription.id, input.isEnding, input.reason)
  await syncSubscription(ports, input, account, subscription.id)
  return { success: true as const }
}

/**
 * Returns the next automatic charge, with another plan or other add-ons if they are given; null when no
 * charge is due.
 */
export async function previewRenewal(
  ports: BillingPorts,
  caller: Caller,
  {
    region,
    workspaceId,
    quantities,
    order,
  }: WorkspaceRef & { quantities?: Quantities | undefined; order?: PlanOrder | undefined },
): Promise<{ renewal: Payment | null }> {
  await authorizeForWorkspace(caller, 'readBilling', { region, workspaceId })
  const billing = await requireBilling(region, workspaceId).catch(() => undefined)
  const subscription = billing?.subscription
  if (!billing || !subscription || subscription.endsAt !== null || !isEntitled(subscription, ports.now()))
    return { renewal: null }
  await throttleVendor(caller, ports.now())
  const catalogue = await loadCatalogue(ports.now())
  if (quantities) requireQuantities(catalogue, quantities, subscription.nextAddons)
  const next = order ?? orderOf(catalogue, { ...subscription, ...subscription.nextPlan })
  const isPlanNew = !isDeepStrictEqual(next, orderOf(catalogue, subscription))
  const found = await ports.payments.account(billing.account).previewRenewal(subscription.id, {
    ...(isPlanNew && { plan: planOffer(catalogue, next, currencyOf(catalogue, billing.country)) }),
    ...((quantities || isPlanNew) && {
      addons: addonOffers(catalogue, quantities ?? subscription.nextAddons, billing, next.cycle),
    }),
  })
  return { renewal: found ? paymentOf(catalogue, billing, found) : null }
}
