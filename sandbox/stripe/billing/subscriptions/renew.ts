import type { Account } from '../../state/Account.ts'
import { change } from '../../state/change.ts'
import type { Resource } from '../../state/State.ts'
import { createInvoice } from '../invoices/createInvoice.ts'
import { periodOf } from './periodOf.ts'
import { nextBoundary } from './periods.ts'
import { cadenceOf } from './readItems.ts'
import { cycleLines } from './subscriptionLines.ts'

/** Stripe leaves a draft open for an hour, so that lines can be added. */
const draftSeconds = 60 * 60

/** Starts the next period, with a draft invoice for it; a trial ends with its period. */
export function renew(account: Account, subscription: Resource<'subscription'>): Resource<'invoice'> {
  const period = periodOf(subscription)
  const end = nextBoundary(subscription.billing_cycle_anchor, period.end, cadenceOf(subscription.items.data))
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: period.end,
    current_period_end: end,
  }))
  const status = subscription.status === 'trialing' ? 'active' : undefined
  change(
    account,
    subscription,
    { status, items: { ...subscription.items, data } },
    'customer.subscription.updated',
  )
  const isUnpaid = subscription.status === 'unpaid'
  const invoice = createInvoice(account, subscription, {
    reason: 'subscription_cycle',
    lines: cycleLines(account, subscription),
    period,
    waits: isUnpaid ? null : draftSeconds,
  })
  if (isUnpaid) invoice.auto_advance = false
  return invoice
}
