import type { Stripe } from 'stripe'
import type { Fault } from '../api/faults.ts'
import type { Delivery, DeliveryMode, WebhookEndpoint } from '../webhooks/Delivery.ts'
import type { Given, Stored } from './Stored.ts'
import type { StoredEvent } from './StoredEvent.ts'

/** The stored objects of each kind; subscription items and invoice lines are part of their owners. */
export interface Resources {
  account: Stored<Stripe.Account>
  charge: Stored<Stripe.Charge>
  'checkout.session': Stored<Stripe.Checkout.Session>
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
  tax_id: Stored<Stripe.TaxId>
  tax_rate: Stored<Stripe.TaxRate>
}

export type ResourceName = keyof Resources
export type Resource<Name extends ResourceName> = Resources[Name]
export type InvoiceLine = Stored<Stripe.InvoiceLineItem>
export type SubscriptionItem = Stored<Stripe.SubscriptionItem>

/** The secret part of a card: its number decides how it behaves. */
export interface CardSecret {
  number: string
  isSetUpForOffSession: boolean
  /** Charged or detached without a customer, so it cannot be used again. */
  isSpent: boolean
}

export interface IdempotentResponse {
  request: string
  at: number
  /** Undefined while the first request is running. */
  response: { status: number; body: object } | undefined
}

/** The order of a Checkout Session, which becomes a subscription. */
export interface SessionOrder {
  items: { price: string; quantity: number }[]
  subscription: Pick<
    Given<Stripe.SubscriptionCreateParams>,
    'application_fee_percent' | 'description' | 'metadata'
  >
}

/** All data of one account, invisible to others. */
export interface AccountData {
  id: string
  tables: { [Name in ResourceName]: Record<string, Resources[Name]> }
  cards: Record<string, CardSecret>
  deletedCustomers: string[]
  idempotency: Record<string, IdempotentResponse>
  /** Lines that wait for the next invoice, by subscription. */
  pendingLines: Record<string, InvoiceLine[]>
  /** The orders of Checkout Sessions, by session. */
  orders: Record<string, SessionOrder>
  nextInvoiceNumber: number
}

/** The data of one secret key: a platform account, its connected accounts, and one clock. */
export interface World {
  /** The part after `sk_test_` and `pk_test_`. */
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
  /** Accounts by their unused OAuth codes. */
  codes: Record<string, string>
  /** The origin by which the sandbox was called last, for links to its pages. */
  origin: string
}

export interface StripeState {
  worlds: Record<string, World>
}
