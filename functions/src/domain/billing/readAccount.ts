import { billingSchema, type Card, type Subscription } from '../../shared/billing/billing.ts'
import type { Currency } from '../../shared/billing/catalogue.ts'
import { isEntitled } from '../../shared/billing/isEntitled.ts'
import { paths } from '../../shared/paths.ts'
import { currencyOf } from '../../shared/billing/payment.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { workspaceSchema } from '../../shared/workspaces/workspace.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../kernel/access/authorize.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import type { BillingPorts } from './BillingPorts.ts'
import { loadCatalogue } from './catalogue/loadCatalogue.ts'

/** The billing state of a workspace, for its own programs. */
export interface PayingAccount {
  customer: { id: string } | null
  /** The subscriptions with a plan; at most one. */
  subscriptions: Subscription[]
  paymentMethod: Card | null
  /** The key of the plan. */
  internalKeyRef: Subscription['plan']
  currency: Currency
  subscriptionItems: { key: string; quantity: number }[]
}

/** Returns what a workspace pays for. Throws AppError 'not-found' without the workspace. */
export async function readAccount(
  ports: Pick<BillingPorts, 'now'>,
  caller: Caller,
  { region, workspaceId }: { region: Region; workspaceId: string },
): Promise<PayingAccount> {
  await authorizeForWorkspace(caller, 'readBilling', { region, workspaceId })
  const [billing, workspace] = await Promise.all([
    readDocument(region, paths.billing(workspaceId), billingSchema),
    readDocument(region, paths.workspace(workspaceId), workspaceSchema),
  ])
  if (!workspace) throw new AppError('not-found', 'workspaceNotFound')
  const now = ports.now()
  const { subscription = null, card = null, customerId } = billing?.data ?? {}
  const entitled = subscription && isEntitled(subscription, now) ? subscription : null
  return {
    customer: customerId ? { id: customerId } : null,
    subscriptions: subscription && subscription.status !== 'cancelled' ? [subscription] : [],
    paymentMethod: card,
    internalKeyRef: entitled?.plan ?? 'free',
    currency:
      billing?.data.currency ??
      currencyOf(await loadCatalogue(now), workspace.data.internal.countryCode).currency,
    subscriptionItems: entitled
      ? [
          { key: entitled.plan, quantity: 1 },
          ...Object.entries(entitled.addons).map(([key, quantity]) => ({ key, quantity })),
        ]
      : [],
  }
}
