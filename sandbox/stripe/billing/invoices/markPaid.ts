import { rows, type Account } from '../../state/Account.ts'
import { change } from '../../state/change.ts'
import type { Resource } from '../../state/State.ts'
import { subscriptionOf } from '../subscriptions/subscriptionOf.ts'

/** Marks the invoice as paid; a subscription that waited for it becomes active. */
export function markPaid(
  account: Account,
  invoice: Resource<'invoice'>,
  intent?: Resource<'payment_intent'>,
): void {
  invoice.status = 'paid'
  invoice.amount_paid = invoice.amount_due
  invoice.amount_remaining = 0
  invoice.attempted = true
  invoice.next_payment_attempt = null
  invoice.auto_advance = false
  invoice.status_transitions.paid_at = account.now()
  if (intent) {
    invoice.attempt_count += 1
    const payment = rows(account, 'invoice_payment').find((row) => row.payment.payment_intent === intent.id)
    if (payment) {
      payment.status = 'paid'
      payment.amount_paid = intent.amount
      payment.status_transitions.paid_at = account.now()
      account.emit('invoice_payment.paid', payment)
    }
  }
  account.emit('invoice.paid', invoice)
  account.emit('invoice.payment_succeeded', invoice)
  const subscription = subscriptionOf(account, invoice)
  if (subscription && subscription.latest_invoice === invoice.id) revive(account, subscription, intent)
}

function revive(
  account: Account,
  subscription: Resource<'subscription'>,
  intent: Resource<'payment_intent'> | undefined,
): void {
  const waits =
    subscription.status === 'incomplete' ||
    subscription.status === 'past_due' ||
    subscription.status === 'unpaid'
  const isSaved = subscription.payment_settings?.save_default_payment_method === 'on_subscription'
  change(
    account,
    subscription,
    {
      status: waits ? 'active' : undefined,
      default_payment_method: isSaved && intent?.payment_method ? intent.payment_method : undefined,
    },
    'customer.subscription.updated',
  )
}
