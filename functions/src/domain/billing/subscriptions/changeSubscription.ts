import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { inAddonTurn } from './addonTurn.ts'
import { currencyOf, type Payment } from '../../../shared/billing/payment.ts'
import { isEntitled } from '../../../shared/billing/entitlement.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Subscription } from '../../../shared/billing/billing.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import { requireBilling } from '../readBilling.ts'
import { addonOffers, requireQuantities, type Quantities } from './subscribe.ts'
import { syncSubscription } from './syncSubscription.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'

const dayMs = 86_400_000

interface Workspace {
  region: Region
  workspaceId: string
}

/**
 * Sets the add-ons of the next month; those of this month stay as paid. `change` computes the new quantities
 * from those of the next month. The same attempt a second time changes nothing.
 */
export async function changeAddons(
  ports: BillingPorts,
  caller: Caller,
  input: Workspace & { change: (next: Quantities) => Quantities; attemptId: string },
) {
  const { region, workspaceId, attemptId } = input
  const message = 'addonsNeedPlan'
  await requireSubscription(ports, caller, input, message)
  return inAddonTurn({ region, workspaceId }, attemptId, ports.now, async () => {
    const attempt = paths.attempt(workspaceId, `addons-${attemptId}`)
    if (await readDocument(region, attempt, z.unknown())) return { success: true as const }
    const { account, billing, subscription } = await requireSubscription(ports, caller, input, message)
    const catalogue = await loadCatalogue(ports.now())
    const quantities = input.change(subscription.nextAddons)
    requireQuantities(catalogue, quantities, subscription.nextAddons)
    await account.changeAddons(
      subscription.id,
      addonOffers(catalogue, quantities, billing),
      `addons:${workspaceId}:${attemptId}`,
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
  input: Workspace & { isEnding: boolean; reason: string },
) {
  const { account, subscription } = await requireStarted(ports, caller, input, 'noSubscriptionToChange')
  // An unpaid subscription ends now, and no further charge is tried.
  if (input.isEnding && !isEntitled(subscription, ports.now()))
    await account.cancelSubscription(subscription.id)
  else await account.setEnding(subscription.id, input.isEnding, input.reason)
  await syncSubscription(ports, input, account, subscription.id)
  return { success: true as const }
}

/** Returns the next automatic charge, with other add-ons if they are given; null when no charge is due. */
export async function previewRenewal(
  ports: BillingPorts,
  caller: Caller,
  { region, workspaceId, quantities }: Workspace & { quantities?: Quantities | undefined },
): Promise<{ renewal: Payment | null }> {
  await authorizeForWorkspace(caller, 'readBilling', { region, workspaceId })
  const billing = await requireBilling(region, workspaceId).catch(() => undefined)
  const subscription = billing?.subscription
  if (!billing || !subscription || subscription.endsAt !== null || !isEntitled(subscription, ports.now()))
    return { renewal: null }
  const catalogue = await loadCatalogue(ports.now())
  if (quantities) requireQuantities(catalogue, quantities, subscription.nextAddons)
  const found = await ports.payments
    .account(billing.account)
    .previewRenewal(subscription.id, quantities && addonOffers(catalogue, quantities, billing))
  if (!found) return { renewal: null }
  const names = new Map<string, string>(
    [...catalogue.plans, ...catalogue.addons].map(({ key, name }) => [key, name]),
  )
  const lines = found.lines.map(({ key = '', label, quantity, amount }) => ({
    label: names.get(key) ?? label,
    quantity,
    amount,
  }))
  return {
    renewal: {
      ...found,
      lines,
      currency: billing.currency,
      taxName: currencyOf(catalogue, billing.country).taxName,
    },
  }
}

async function requireSubscription(
  ports: BillingPorts,
  caller: Caller,
  workspace: Workspace,
  refusal: Refusal,
) {
  const found = await requireStarted(ports, caller, workspace, refusal)
  if (!isEntitled(found.subscription, ports.now())) throw new AppError('failed-precondition', refusal)
  return found
}

/** Returns a subscription that has started and is not over, paid or not. */
async function requireStarted(
  ports: BillingPorts,
  caller: Caller,
  { region, workspaceId }: Workspace,
  refusal: Refusal,
) {
  await authorizeForWorkspace(caller, 'changeSubscription', { region, workspaceId })
  const billing = await requireBilling(region, workspaceId).catch(() => undefined)
  const subscription: Subscription | null = billing?.subscription ?? null
  if (!billing || !subscription || subscription.status === 'cancelled' || subscription.status === 'pending')
    throw new AppError('failed-precondition', refusal)
  return { billing, subscription, account: ports.payments.account(billing.account) }
}
