import { rows, type Account } from '../../state/Account.ts'
import { change } from '../../state/change.ts'
import type { Resource } from '../../state/State.ts'
import { voidInvoice } from '../invoices/voidInvoice.ts'

type Subscription = Resource<'subscription'>

/** Cancels a subscription; one that never became active leaves no open invoice. */
export function endSubscription(
  account: Account,
  subscription: Subscription,
  details: Partial<NonNullable<Subscription['cancellation_details']>>,
): void {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') return
  const wasIncomplete = subscription.status === 'incomplete'
  subscription.status = 'canceled'
  subscription.canceled_at ??= account.now()
  subscription.ended_at = account.now()
  subscription.cancellation_details = { ...emptyDetails, ...subscription.cancellation_details, ...details }
  delete account.data.pendingLines[subscription.id]
  settleInvoices(account, subscription, wasIncomplete)
  account.emit('customer.subscription.deleted', subscription)
}

/** Expires a subscription whose first invoice was not paid in time. */
export function expireSubscription(account: Account, subscription: Subscription): void {
  settleInvoices(account, subscription, true)
  change(
    account,
    subscription,
    { status: 'incomplete_expired', ended_at: account.now() },
    'customer.subscription.updated',
  )
}

function settleInvoices(account: Account, subscription: Subscription, isVoided: boolean): void {
  for (const invoice of rows(account, 'invoice')) {
    if (invoice.parent?.subscription_details?.subscription !== subscription.id) continue
    if (invoice.status !== 'open' && invoice.status !== 'draft') continue
    invoice.next_payment_attempt = null
    invoice.automatically_finalizes_at = null
    invoice.auto_advance = false
    if (isVoided && invoice.status === 'open') voidInvoice(account, invoice)
  }
}

const emptyDetails = { comment: null, feedback: null, feedback_option: null, reason: null }
