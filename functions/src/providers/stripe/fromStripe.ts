import type Stripe from 'stripe'
import type {
  FoundCard,
  PaymentEvent,
  VendorPayment,
  VendorReturn,
} from '../../domain/billing/payments/Payments.ts'
import { declineKeyOf } from '../../shared/billing/paymentFailures.ts'

/** Converts Stripe's objects to the domain's. */

export function paymentOf(intent: Stripe.PaymentIntent): VendorPayment {
  const {
    id,
    status,
    customer,
    currency,
    amount_received: received,
    metadata,
    client_secret: secret,
    last_payment_error: error,
    latest_charge: charge,
    application_fee_amount: fee,
  } = intent
  const { workspaceId, attemptId, orgId } = metadata
  return {
    id,
    customerId: idOf(customer),
    state: stateOf(status),
    currency,
    received,
    purchase: workspaceId && attemptId ? { workspaceId, attemptId } : undefined,
    sale: orgId && attemptId ? { orgId, attemptId } : undefined,
    fee,
    receiptUrl: charge && typeof charge !== 'string' ? (charge.receipt_url ?? '') : '',
    clientSecret: secret ?? '',
    failure: error
      ? { code: error.code ?? error.decline_code ?? 'declined', reason: declineKeyOf(error) }
      : undefined,
  }
}

function stateOf(status: Stripe.PaymentIntent.Status): VendorPayment['state'] {
  if (status === 'succeeded') return 'succeeded'
  if (status === 'requires_action') return 'action'
  return status === 'requires_payment_method' || status === 'canceled' ? 'failed' : 'pending'
}

/** Converts a payment method; undefined for one that is not expanded or is no card. */
export function cardOf(method: string | Stripe.PaymentMethod | null): FoundCard | undefined {
  if (!method || typeof method === 'string' || !method.card) return undefined
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card
  return {
    card: { id: method.id, brand, last4, expMonth, expYear },
    country: method.billing_details.address?.country ?? '',
  }
}

/** Converts a refund; one that needs a further step is pending. */
export function returnOf({ id, payment_intent: payment, amount, status }: Stripe.Refund): VendorReturn {
  return {
    id,
    paymentId: idOf(payment),
    amount,
    state:
      status === 'succeeded'
        ? 'succeeded'
        : status === 'failed' || status === 'canceled'
          ? 'failed'
          : 'pending',
  }
}

/** Converts a dispute: a lost one has taken the money, an open one is undecided. */
export function lossOf({ id, payment_intent: payment, amount, status }: Stripe.Dispute): VendorReturn {
  return {
    id,
    paymentId: idOf(payment),
    amount,
    state: status === 'lost' ? 'succeeded' : status === 'won' ? 'failed' : 'pending',
  }
}

/** Returns the subject of an event. Only ids of its object are used: the other fields may be outdated. */
export function eventOf({ id, type, created, data: { object } }: Stripe.Event): PaymentEvent {
  const text = (name: string) => {
    const value: unknown = Reflect.get(object, name)
    return typeof value === 'string' ? value : ''
  }
  const objectId = text('id')
  const own = (name: string, other = '') => (text('object') === name ? objectId : other)
  return {
    id,
    type,
    at: 1000 * created,
    objectId,
    paymentId: own('payment_intent', text('payment_intent')),
    subscriptionId: own('subscription'),
    invoiceId: own('invoice'),
    customerId: own('customer', text('customer')),
  }
}

/** Returns the id of a reference, expanded or not; empty for none. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '')
}
