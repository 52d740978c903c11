import type { Stripe } from 'stripe'
import { invalid } from '../../api/StripeFailure.ts'
import { find, type Account } from '../../state/Account.ts'
import { randomText } from '../../state/makeId.ts'
import type { Resource } from '../../state/State.ts'
import type { Given } from '../../state/Stored.ts'
import { readPayer } from '../../tax/readPayer.ts'
import { createSubscription } from '../subscriptions/createSubscription.ts'
import { rehearse } from '../rehearse.ts'
import { renew } from '../subscriptions/renew.ts'
import { updateSubscription } from '../subscriptions/updateSubscription.ts'

type Params = Given<Stripe.InvoiceCreatePreviewParams>

/** Returns the invoice that a change would create, or else the next one, without storing anything. */
export function previewInvoice(real: Account, params: Params): Resource<'invoice'> {
  const { account } = rehearse(real)
  const subscription = params.subscription
    ? previewChange(account, params.subscription, params)
    : previewNew(account, params)
  const invoice = find(account, 'invoice', subscription.latest_invoice ?? '')
  const id = `upcoming_in_1${randomText(23)}`
  invoice.id = id
  invoice.status = 'draft'
  invoice.number = null
  invoice.status_transitions.finalized_at = null
  if (params.automatic_tax?.enabled && !invoice.automatic_tax.enabled)
    Object.assign(invoice.automatic_tax, { enabled: true, status: 'requires_location_inputs' })
  invoice.lines.url = `/v1/invoices/${id}/lines`
  for (const line of invoice.lines.data) line.invoice = id
  return invoice
}

function previewChange(account: Account, id: string, params: Params): Resource<'subscription'> {
  const subscription = find(account, 'subscription', id, 'subscription')
  const before = subscription.latest_invoice
  const {
    items,
    proration_behavior,
    proration_date,
    billing_cycle_anchor,
    cancel_at_period_end,
    default_tax_rates,
  } = params.subscription_details ?? {}
  const anchor =
    billing_cycle_anchor?.type === 'now' || billing_cycle_anchor?.type === 'unchanged'
      ? { type: billing_cycle_anchor.type }
      : undefined
  updateSubscription(
    account,
    subscription,
    {
      payment_behavior: 'default_incomplete',
      ...(params.automatic_tax && { automatic_tax: params.automatic_tax }),
      ...(items && { items }),
      ...(proration_behavior && { proration_behavior }),
      ...(proration_date !== undefined && { proration_date }),
      ...(anchor && { billing_cycle_anchor: anchor }),
      ...(cancel_at_period_end !== undefined && { cancel_at_period_end }),
      ...(default_tax_rates !== undefined && { default_tax_rates }),
      ...(params.discounts !== undefined && { discounts: params.discounts }),
    },
    '',
  )
  if (subscription.latest_invoice !== before) return subscription
  if (subscription.cancel_at_period_end || subscription.status === 'canceled') {
    throw invalid(`No upcoming invoices for customer: ${subscription.customer}`, {
      code: 'invoice_upcoming_none',
    })
  }
  renew(account, subscription)
  return subscription
}

function previewNew(account: Account, params: Params): Resource<'subscription'> {
  const { subscription_details: details } = params
  const { customer, isLocated } = readPayer(account, params)
  const isTaxed = params.automatic_tax?.enabled ?? false
  const items = details?.items?.map(({ price, quantity }) => ({
    ...(price !== undefined && { price }),
    ...(quantity !== undefined && { quantity }),
  }))
  const discounts = params.discounts || []
  return createSubscription(
    account,
    {
      customer: customer.id,
      // Without a place, a preview has no tax yet, and says so.
      ...(isTaxed && isLocated && { automatic_tax: { enabled: true } }),
      payment_behavior: 'default_incomplete',
      discounts,
      ...(items && { items }),
      ...(details?.default_tax_rates !== undefined && { default_tax_rates: details.default_tax_rates }),
    },
    '',
  )
}
