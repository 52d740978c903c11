import type { Stripe } from 'stripe'
import type { Fault } from '../api/faults.ts'
import type { Delivery, DeliveryMode, WebhookEndpoint } from '../webhooks/Delivery.ts'
import type { Stored } from './Stored.ts'
import type { StoredEvent } from './StoredEvent.ts'

/** What the sandbox keeps of each kind; subscription items and invoice lines live within their owners. */
export interface Resources {
  account: Stored<Stripe.Account>
  charge: Stored<Stripe.Charge>
  coupon: Stored<Stripe.Coupon>
  customer: Stored<Stripe.Customer>
  discount: Stored<Stripe.Discount>
  dispute: Stored<Stripe.Dispute>
  event: StoredEvent
  invoice: Stored<Stripe.Invoice>
  invoice_payment: Stored<Stripe.InvoicePayment>
  payment_intent: Stored<Stripe.PaymentIntent>
  payment_method: Stored<Stripe.PaymentMethod>
  price: Stored<Stripe.Price>
  product: Stored<Stripe.Product>
  promotion_code: Stored<Stripe.PromotionCode>
  refund: Stored<Stripe.Refund>
  setup_intent: Stored<Stripe.SetupIntent>
  subscription: Stored<Stripe.Subscription>
  tax_rate: Stored<Stripe.TaxRate>
}

export type ResourceName = keyof Resources
export type Resource<Name extends ResourceName> = Resources[Name]
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>

/** What Stripe knows of a card and does not tell: the number decides how it behaves. */
export interface CardSecret {
  number: string
  isSetUpForOffSession: boolean
  /** Charged or detached without a customer: it cannot be used again. */
  isSpent: boolean
}

export interface IdempotentAnswer {
  request: string
  at: number
  /** Undefined while the first request is on its way. */
  answer: { status: number; body: object } | undefined
}

/** All data of one account; no account sees another's. */
export interface AccountData {
  id: string
  tables: { [Name in ResourceName]: Record<string, Resources[Name]> }
  cards: Record<string, CardSecret>
  deletedCustomers: string[]
  idempotency: Record<string, IdempotentAnswer>
  /** By subscription: lines that wait for its next invoice. */
  pendingLines: Record<string, InvoiceLine[]>
  nextInvoiceNumber: number
}

/** What belongs to one secret key: its platform account, the accounts connected to it, one clock. */
export interface World {
  /** What follows `sk_test_`, and `pk_test_` alike. */
  key: string
  platform: string
  /** Seconds; null while the clock is the real one. */
  frozenAt: number | null
  accounts: Record<string, AccountData>
  endpoints: WebhookEndpoint[]
  mode: DeliveryMode
  deliveries: Delivery[]
  faults: Fault[]
  afterRetries: 'cancel' | 'unpaid'
  /** OAuth codes that were given out and not used, with their account. */
  codes: Record<string, string>
}

export interface StripeState {
  worlds: Record<string, World>
}
