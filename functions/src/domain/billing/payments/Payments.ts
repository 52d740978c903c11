import type { Card, PaymentAccountKey, Subscription } from '../../../shared/billing/billing.ts'
import type { AddonKey, Currency, PlanKey } from '../../../shared/billing/catalogue.ts'
import type { Discount } from '../../../shared/billing/payment.ts'

/** One payment as its vendor knows it at this moment. */
export interface PaymentTruth {
  id: string
  customerId: string
  /** `action`: the payer has to confirm it; `failed` is final for this payment. */
  state: 'action' | 'pending' | 'succeeded' | 'failed'
  currency: string
  /** Minor units that were received. */
  received: number
  /** What our own code has written on it. */
  purchase: { workspaceId: string; attemptId: string } | undefined
  /** For the payer's browser, while the state is `action`. */
  clientSecret: string
  /** Why it failed, as the vendor calls it, and for a person. */
  failure: { code: string; message: string } | undefined
}

export interface PaymentRequest {
  customerId: string
  cardId: string
  currency: Currency
  amount: number
  description: string
  purchase: { workspaceId: string; attemptId: string }
  /** Without it nobody is there to confirm anything, and a payment that needs it fails. */
  isPayerPresent: boolean
  idempotencyKey: string
}

/** A card, and the country of its billing address; empty where that is not known. */
export interface FoundCard {
  card: Card
  country: string
}

/** Money that went back: a refund, or a payer's objection that took it. */
export interface ReturnTruth {
  id: string
  paymentId: string
  /** Minor units of the payment's currency. */
  amount: number
  state: 'pending' | 'succeeded' | 'failed'
}

/**
 * A plan or an add-on as something that can be subscribed to. The key names it for good, its price included.
 */
export interface Offer {
  key: PlanKey | AddonKey
  name: string
  currency: Currency
  /** A month of one, in minor units. */
  amount: number
  /** What a month of a plan brings; nothing for an add-on. */
  credits?: number
}

export interface SubscriptionTruth {
  id: string
  customerId: string
  status: Subscription['status']
  /** Of our own price table; undefined for a subscription that is not of ours. */
  plan: PlanKey | undefined
  addons: Partial<Record<AddonKey, number>>
  startedAt: number
  renewsAt: number
  endsAt: number | null
  /** For the payer's browser while the first payment is not made; empty after that. */
  clientSecret: string
  newestInvoiceId: string
}

/** Who wants a discount, and for what. */
export interface DiscountPayer {
  /** Empty for somebody who is no customer yet. */
  customerId: string
  hasPaid: boolean
  currency: Currency
  /** What the discount would be taken from, in minor units. */
  subtotal: number
}

export interface SubscriptionRequest {
  customerId: string
  cardId: string
  workspaceId: string
  offers: { offer: Offer; quantity: number }[]
  tax: { name: string; basisPoints: number } | undefined
  promotionId: string | undefined
  idempotencyKey: string
}

/**
 * What is going to be charged by itself, in minor units: the discount off the subtotal, the tax on what is
 * left.
 */
export interface Renewal extends Pick<Invoice, 'currency' | 'lines' | 'total'> {
  subtotal: number
  discount: number
  tax: number
}

export interface Invoice {
  id: string
  number: string
  customerId: string
  subscriptionId: string
  at: number
  currency: string
  /** Minor units. */
  total: number
  isPaid: boolean
  /** A page of the payment service. */
  url: string
  lines: {
    key: PlanKey | AddonKey | undefined
    credits: number | undefined
    label: string
    quantity: number
    amount: number
  }[]
}

/**
 * One payment account of the platform. All methods throw AppError `unavailable` when the outcome is not
 * known; asking again with the same key is then always right.
 */
export interface PaymentAccount {
  key: PaymentAccountKey
  /** For the payer's browser. */
  publishableKey: string
  createCustomer(
    input: { workspaceId: string; email: string; country: string },
    idempotencyKey: string,
  ): Promise<string>
  /** A way for the payer's browser to add a card without its number passing through us. */
  startCardSetup(
    customerId: string,
    idempotencyKey: string,
  ): Promise<{ setupId: string; clientSecret: string }>
  /** The card of a setup that has succeeded; undefined before that, and for a setup of another customer. */
  readCardSetup(customerId: string, setupId: string): Promise<FoundCard | undefined>
  /**
   * Gives a card that the payer's browser has made to its customer; fails with `failed-precondition` for one
   * that is not to be had.
   */
  attachCard(customerId: string, cardId: string): Promise<FoundCard | undefined>
  useCard(customerId: string, cardId: string): Promise<void>
  pay(request: PaymentRequest): Promise<PaymentTruth>
  readPayment(id: string): Promise<PaymentTruth>
  /** Gives a payment up that nobody has confirmed; answers what it is then. */
  cancelPayment(id: string): Promise<PaymentTruth>
  /** Payments of the platform since a moment, or those of one customer, newest first. */
  listPayments(since: number, customerId?: string): AsyncIterable<PaymentTruth>
  listPaidInvoices(since: number): AsyncIterable<{ id: string; customerId: string }>
  /** Payments of which something went back since a moment, whenever they were made. */
  listReturnedPayments(since: number): AsyncIterable<string>
  /** Refunds and lost disputes of a payment. */
  listReturns(paymentId: string): Promise<ReturnTruth[]>
  subscribe(request: SubscriptionRequest): Promise<SubscriptionTruth>
  readSubscription(id: string): Promise<SubscriptionTruth>
  /** Sets the add-ons from the next month on; nothing is charged before that. */
  changeAddons(
    id: string,
    offers: { offer: Offer; quantity: number }[],
    idempotencyKey: string,
  ): Promise<SubscriptionTruth>
  /** Lets it end with the month that is paid, or go on after all. */
  setEnding(id: string, isEnding: boolean, reason: string): Promise<SubscriptionTruth>
  /**
   * What the next month will cost, with other add-ons if there are some, and with the discounts that still
   * count; undefined where there is none.
   */
  previewRenewal(id: string, offers?: { offer: Offer; quantity: number }[]): Promise<Renewal | undefined>
  /** Has a subscription paid with another card from now on, and what is open of it at once. */
  changeCard(id: string, cardId: string): Promise<SubscriptionTruth>
  /**
   * Ends a subscription that is not paid, and what is open of it; fails with `unavailable` where it has been
   * paid meanwhile.
   */
  cancelSubscription(id: string): Promise<SubscriptionTruth>
  /** What a code gives to somebody; undefined when it gives him nothing. */
  findDiscount(
    code: string,
    payer: DiscountPayer,
  ): Promise<{ promotionId: string; discount: Discount } | undefined>
  readInvoice(id: string): Promise<Invoice>
  /** The invoice that a payment was for; undefined for one that was for none. */
  findInvoice(paymentId: string): Promise<Invoice | undefined>
  listInvoices(customerId: string): Promise<Invoice[]>
  /**
   * Reads an event and proves that the payment service has sent it, for this installation and not long ago;
   * fails with `invalid-argument`.
   */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>
}

/** Something that the payment service tells us of. Only what is needed to go and ask for the truth. */
export interface PaymentEvent {
  id: string
  type: string
  /** When it happened, in milliseconds. */
  at: number
  /** The object that it is about, the payment behind it, and whose it is; empty where there is none. */
  objectId: string
  paymentId: string
  subscriptionId: string
  invoiceId: string
  customerId: string
}

export interface Payments {
  /** Fails with `failed-precondition` where this installation has no such account. */
  account(key: PaymentAccountKey): PaymentAccount
  accounts(): PaymentAccount[]
}
