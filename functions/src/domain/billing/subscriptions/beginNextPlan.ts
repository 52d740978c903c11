import { hourMs } from '../../../shared/durations.ts'
import { currencyOf } from '../../../shared/billing/payment.ts'
import { orderOf } from '../../../shared/billing/planPrices.ts'
import { billingSchema } from '../../../shared/billing/billing.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { PaymentAccount } from '../payments/Payments.ts'
import { inAddonTurn } from './inAddonTurn.ts'
import { addonOffers, planOffer } from './offers.ts'
import { applyPaidInvoice, storedSubscriptionSchema, syncSubscription } from './syncSubscription.ts'

/**
 * A plan that was chosen for the next payment is ordered this long before it, because Stripe starts another
 * cycle at once. Long enough for several hourly sweeps, and the only paid time that is lost.
 */
export const nextPlanLeadMs = 6 * hourMs

/** Orders the plan that a member has chosen for the next payment, when that payment is near. */
export async function beginNextPlan(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
  id: string,
): Promise<void> {
  const readPlanned = async () => {
    const [stored, billing] = await Promise.all([
      readDocument(workspace.region, paths.subscription(id), storedSubscriptionSchema),
      readDocument(workspace.region, paths.billing(workspace.workspaceId), billingSchema),
    ])
    if (!stored?.data.nextPlan || !billing) return undefined
    const { status, endsAt, renewsAt } = stored.data
    const isDue = renewsAt - ports.now() < nextPlanLeadMs
    return status === 'active' && endsAt === null && isDue
      ? { subscription: stored.data, nextPlan: stored.data.nextPlan, billing: billing.data }
      : undefined
  }
  const first = await readPlanned()
  if (!first) return
  const attempt = `next-${id}-${first.subscription.renewsAt}`
  await inAddonTurn(workspace, attempt, ports.now, async () => {
    await syncSubscription(ports, workspace, account, id)
    const planned = await readPlanned()
    if (!planned) return
    const { subscription, nextPlan, billing } = planned
    const catalogue = await loadCatalogue(ports.now())
    const order = { ...orderOf(catalogue, subscription), ...nextPlan }
    await account.replaceItems(
      id,
      {
        plan: planOffer(catalogue, order, currencyOf(catalogue, billing.country)),
        addons: addonOffers(catalogue, subscription.nextAddons, billing, order.cycle),
      },
      attempt,
    )
    ports.faults('after-pay')
    const { newestInvoiceId } = await syncSubscription(ports, workspace, account, id)
    if (newestInvoiceId)
      await applyPaidInvoice(ports, workspace, account.key, await account.readInvoice(newestInvoiceId))
  })
}
