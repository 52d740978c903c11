import { createIntent } from '../../payments/createIntent.ts'
import { find, type Account } from '../../state/Account.ts'
import { change } from '../../state/change.ts'
import type { Resource } from '../../state/State.ts'
import { settleTax } from '../../tax/settleTax.ts'
import { defaultMethod } from './defaultMethod.ts'
import { markPaid } from './markPaid.ts'
import { requestInvoicePayment } from './requestInvoicePayment.ts'
import { subscriptionOf } from '../subscriptions/subscriptionOf.ts'

type Invoice = Resource<'invoice'>

/** Finalizes a draft: it gets a number and a payment intent; one without an amount due is paid at once. */
export function finalizeInvoice(account: Account, invoice: Invoice): void {
  const customer = find(account, 'customer', invoice.customer ?? '')
  settleTax(account, invoice)
  invoice.status = 'open'
  invoice.number = `${customer.invoice_prefix}-${String(account.data.nextInvoiceNumber).padStart(4, '0')}`
  account.data.nextInvoiceNumber += 1
  invoice.automatically_finalizes_at = null
  invoice.effective_at = account.now()
  invoice.status_transitions.finalized_at = account.now()
  invoice.ending_balance = invoice.total + invoice.starting_balance - invoice.amount_due
  invoice.hosted_invoice_url = `${account.world.origin}/sandbox/stripe/invoices/${invoice.id}`
  invoice.invoice_pdf = invoice.hosted_invoice_url
  change(account, customer, { balance: invoice.ending_balance }, 'customer.updated')
  account.emit('invoice.finalized', invoice)
  if (invoice.amount_due === 0) markPaid(account, invoice)
  else requestPayment(account, invoice)
}

function requestPayment(account: Account, invoice: Invoice): void {
  const subscription = subscriptionOf(account, invoice)
  const feePercent = subscription?.application_fee_percent
  const isSaved = subscription?.payment_settings?.save_default_payment_method === 'on_subscription'
  const intent = createIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    application_fee_amount: feePercent ? Math.round((invoice.amount_due * feePercent) / 100) : null,
    description:
      invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    payment_method: defaultMethod(account, invoice) ?? null,
    setup_future_usage: isSaved || invoice.billing_reason === 'subscription_create' ? 'off_session' : null,
  })
  requestInvoicePayment(account, invoice, intent, { isDefault: true })
}
