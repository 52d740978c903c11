import { rows, type Account } from '../../state/Account.ts'
import { change } from '../../state/change.ts'
import type { Resource } from '../../state/State.ts'
import { endSubscription } from '../subscriptions/endSubscription.ts'
import { markPaid } from './markPaid.ts'
import { subscriptionOf } from '../subscriptions/subscriptionOf.ts'

/** Days until the next attempt, by the number of attempts so far. */
const retryDays = [3, 5, 7]

/** Updates the invoice of a payment intent, if it has one, with the state of the intent. */
export function followPayment(account: Account, intent: Resource<'payment_intent'>): void {
  const payment = rows(account, 'invoice_payment').find(
    (row) => row.payment.payment_intent === intent.id && row.status === 'open',
  )
  const invoice = account.data.tables.invoice[payment?.invoice ?? '']
  if (!invoice || invoice.status !== 'open') return
  if (intent.status === 'succeeded') return markPaid(account, invoice, intent)
  if (intent.status === 'requires_action') return account.emit('invoice.payment_action_required', invoice)
  failInvoice(account, invoice)
}

/** Counts a failed attempt; the last one decides about the subscription. */
export function failInvoice(account: Account, invoice: Resource<'invoice'>): void {
  const isRetried = invoice.billing_reason !== 'subscription_create'
  const days = isRetried ? retryDays[invoice.attempt_count] : undefined
  invoice.attempted = true
  invoice.attempt_count += 1
  invoice.next_payment_attempt = days === undefined ? null : account.now() + days * 86_400
  account.emit('invoice.payment_failed', invoice)
  weaken(account, invoice)
  if (isRetried && days === undefined) giveUp(account, invoice)
}

function weaken(account: Account, invoice: Resource<'invoice'>): void {
  const subscription = subscriptionOf(account, invoice)
  if (subscription?.status === 'active' && subscription.latest_invoice === invoice.id) {
    change(account, subscription, { status: 'past_due' }, 'customer.subscription.updated')
  }
}

function giveUp(account: Account, invoice: Resource<'invoice'>): void {
  const subscription = subscriptionOf(account, invoice)
  if (!subscription || subscription.status !== 'past_due') return
  if (account.world.afterRetries === 'cancel')
    endSubscription(account, subscription, { reason: 'payment_failed' })
  else change(account, subscription, { status: 'unpaid' }, 'customer.subscription.updated')
}
