import { invalid, type StripeFailure } from '../api/StripeFailure.ts'
import { rehearse } from '../billing/rehearse.ts'
import { followPayment } from '../billing/invoices/followPayment.ts'
import { createSubscription } from '../billing/subscriptions/createSubscription.ts'
import { confirmPayment, finishPayment } from '../payments/confirmPayment.ts'
import { attach, createPaymentMethod } from '../payments/createPaymentMethod.ts'
import { find, rows, type Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'

type Session = Resource<'checkout.session'>

/** Expires an open session: its page no longer accepts a payment. */
export function expireSession(account: Account, session: Session): void {
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  session.status = 'expired'
  session.url = null
  account.emit('checkout.session.expired', session)
}

interface Typed {
  /** The number of a card. */
  number: string
  /** A promotion code; empty for none. */
  code: string
}

/**
 * Pays an open session with the card of a person who also confirms the payment for their bank. A decline and
 * a code that cannot be used are thrown and leave the session open, without a subscription.
 */
export function completeSession(real: Account, id: string, { number, code }: Typed): void {
  const { account, commit } = rehearse(real)
  const session = find(account, 'checkout.session', id)
  const order = account.data.orders[id]
  if (session.status !== 'open' || !order)
    throw invalid(`This Checkout Session has a status of ${session.status}.`)
  const discounts = code ? [{ promotion_code: findCode(account, session, code).id }] : []
  const method = createPaymentMethod(account, {
    number,
    exp_month: 12,
    exp_year: new Date(account.now() * 1000).getUTCFullYear() + 3,
  })
  const customer = session.customer ?? ''
  attach(account, method, customer)
  const subscription = createSubscription(
    account,
    {
      customer,
      items: order.items,
      default_payment_method: method.id,
      payment_behavior: 'default_incomplete',
      discounts,
      ...order.subscription,
    },
    '',
  )
  const failure = payFirst(account, subscription)
  if (failure) throw failure
  session.status = 'complete'
  const { total } = find(account, 'invoice', String(subscription.latest_invoice))
  session.payment_status = total === 0 ? 'no_payment_required' : 'paid'
  session.discounts = discounts.map(({ promotion_code }) => ({ coupon: null, promotion_code }))
  session.amount_total = total
  session.total_details = {
    amount_discount: (session.amount_subtotal ?? 0) - total,
    amount_shipping: 0,
    amount_tax: 0,
  }
  session.url = null
  session.subscription = subscription.id
  session.invoice = subscription.latest_invoice
  account.emit('checkout.session.completed', session)
  commit()
}

/** Returns the promotion code of its text, which only a page that accepts codes takes. */
function findCode(account: Account, session: Session, text: string): Resource<'promotion_code'> {
  const found = rows(account, 'promotion_code').find(
    ({ active, code }) => active && code.toLowerCase() === text.toLowerCase(),
  )
  if (session.allow_promotion_codes !== true || !found) throw invalid('This code is invalid.')
  return found
}

function payFirst(account: Account, subscription: Resource<'subscription'>): StripeFailure | undefined {
  const payment = rows(account, 'invoice_payment').find(
    ({ invoice }) => invoice === subscription.latest_invoice,
  )
  const intent = account.data.tables.payment_intent[payment?.payment.payment_intent ?? '']
  // Nothing is due.
  if (!intent) return undefined
  intent.payment_method = subscription.default_payment_method
  const failure =
    confirmPayment(account, intent, { isOffSession: false, isErrorOnAction: false, origin: '' }) ??
    (intent.status === 'requires_action' ? finishPayment(account, intent) : undefined)
  if (!failure) followPayment(account, intent)
  return failure
}
