import type { Card, PaymentAccountKey, Subscription } from '../../../shared/billing/billing.ts'
import type { AddonKey, BillingCycle, Currency, PlanKey } from '../../../shared/billing/catalogue.ts'
import type { DeclineKey } from '../../../shared/billing/paymentFailures.ts'
import type { Discount } from '../../../shared/billing/payment.ts'
import type { VatIdType } from '../../../shared/billing/vatIds.ts'
import type { CalculatedTax, TaxTerms } from '../tax/TaxTerms.ts'

/** One payment in its present state at the vendor. */
export interface VendorPayment {
  id: string
  customerId: string
  /** `action`: the payer has to confirm it; `failed` is final for this payment. */
  state: 'action' | 'pending' | 'succeeded' | 'failed'
  currency: string
  /** The received amount in minor units. */
  received: number
  /** The metadata that our code wrote to it. */
  purchase: { workspaceId: string; attemptId: string } | undefined
  /** The metadata of an agency's sale to an organisation. */
  sale: { orgId: string; attemptId: string } | undefined
  /** The platform's part of a payment to an agency, in minor units; null for other payments. */
  fee: number | null
  /** The payment service's page with the receipt; empty before the payment. */
  receiptUrl: string
  /** For the payer's browser, while the state is `action`. */
  clientSecret: string
  /** The vendor's code of the failure, and the reason for people. */
  failure: { code: string; reason: DeclineKey } | undefined
}

export interface PaymentRequest {
  customerId: string
  cardId: string
  currency: Currency
  amount: number
  description: string
  purchase: { workspaceId: string; attemptId: string }
  /** False when no person can confirm a payment: one that needs it fails. */
  isPayerPresent: boolean
  idempotencyKey: string
}

/** A card, and the country of its billing address; empty when it is unknown. */
export interface FoundCard {
  card: Card
  country: string
}

/** Returned money: a refund, or a dispute that the payer won. */
export interface VendorReturn {
  id: string
  paymentId: string
  /** Minor units of the payment's currency. */
  amount: number
  state: 'pending' | 'succeeded' | 'failed'
}

/** A plan or an add-on that can be subscribed to. The key names it permanently, with its price. */
export interface Offer {
  key: PlanKey | AddonKey
  name: string
  currency: Currency
  cycle: BillingCycle
  /** The price of one per cycle, in minor units. */
  amount: number
  /** The credit that a cycle of a plan includes; missing for an add-on. */
  credits?: number
}

export interface OfferedItem {
  offer: Offer
  quantity: number
}

export interface VendorSubscription {
  id: string
  customerId: string
  status: Subscription['status']
  /** A plan of our catalogue; undefined for a subscription that is not ours. */
  plan: PlanKey | undefined
  cycle: BillingCycle
  /** The credit that was sold with each cycle of the plan; undefined for one that was sold without a number. */
  credits: number | undefined
  addons: Partial<Record<AddonKey, number>>
  startedAt: number
  renewsAt: number
  endsAt: number | null
  /** For the payer's browser until the first payment is made; empty after that. */
  clientSecret: string
  newestInvoiceId: string
}

/** A person who pays or may pay: a customer, or the country of a person who is not a customer. */
export type Payer = { customerId: string } | { country: string }

/** A paid purchase of credit, in minor units: `net` and its tax together are what was paid. */
export interface PurchaseInvoice {
  customerId: string
  paymentId: string
  currency: Currency
  net: number
  total: number
  tax: TaxTerms
  description: string
  purchase: { workspaceId: string; attemptId: string }
}

/** The payer of a discount, and their order. */
export interface DiscountPayer {
  /** Empty for a person who is not a customer yet. */
  customerId: string
  hasPaid: boolean
  currency: Currency
  /** The amount before the discount, in minor units. */
  subtotal: number
}

export interface SubscriptionRequest {
  customerId: string
  cardId: string
  workspaceId: string
  offers: OfferedItem[]
  tax: TaxTerms
  promotionId: string | undefined
  idempotencyKey: string
}

/** New items of a subscription; what is missing stays. */
export interface ItemsChange {
  plan?: Offer | undefined
  addons?: OfferedItem[] | undefined
}

/** The next automatic charge, in minor units: the discount off the subtotal, the tax on the rest. */
export interface Renewal extends Pick<Invoice, 'currency' | 'lines' | 'total'> {
  subtotal: number
  discount: number
  tax: number
  isReverseCharge: boolean
}

export interface Invoice {
  id: string
  number: string
  customerId: string
  subscriptionId: string
  /** The attempt of the purchase that it documents; empty for others. */
  purchaseId: string
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
    /** Whether it charges, or returns when negative, a part of a cycle. */
    isProration: boolean
    cycle: BillingCycle
    /** The time that it pays for, in milliseconds since 1970. */
    from: number
    until: number
  }[]
}

/**
 * One payment account of the platform. All methods throw AppError 'unavailable' when the result is unknown; a
 * repetition with the same key is always safe.
 */
export interface PaymentAccount {
  key: PaymentAccountKey
  /** For the payer's browser. */
  publishableKey: string
  createCustomer(
    input: { workspaceId: string; email: string; country: string },
    idempotencyKey: string,
  ): Promise<string>
  /** Lets the payer's browser add a card, so that its number does not pass through us. */
  startCardSetup(
    customerId: string,
    idempotencyKey: string,
  ): Promise<{ setupId: string; clientSecret: string }>
  /** Returns the card of a successful setup; undefined before that, and for a setup of another customer. */
  readCardSetup(customerId: string, setupId: string): Promise<FoundCard | undefined>
  /**
   * Attaches a card from the payer's browser to its customer; throws AppError 'failed-precondition' for a
   * card that cannot be attached.
   */
  attachCard(customerId: string, cardId: string): Promise<FoundCard | undefined>
  useCard(customerId: string, cardId: string): Promise<void>
  /** Makes the billing address of a card that of its customer, by which tax is calculated. */
  useAddress(customerId: string, cardId: string): Promise<void>
  /**
   * Makes a VAT ID the only one of a customer; undefined removes it. Throws AppError 'invalid-argument' at
   * `vatId` when the payment service refuses it.
   */
  saveVatId(customerId: string, vatId: { type: VatIdType; value: string } | undefined): Promise<void>
  /**
   * Calculates the tax on an amount that a customer would pay once. Throws AppError 'failed-precondition' when
   * the customer's address is not enough.
   */
  calculateTax(customerId: string, currency: Currency, amount: number): Promise<CalculatedTax>
  /** Returns the first payment of a subscription with automatic tax, which is missing while the address is. */
  previewStart(
    payer: Payer,
    offers: OfferedItem[],
    promotionId: string | undefined,
  ): Promise<Renewal & { isTaxKnown: boolean }>
  pay(request: PaymentRequest): Promise<VendorPayment>
  readPayment(id: string): Promise<VendorPayment>
  /** Cancels an unconfirmed payment and returns its state after that. */
  cancelPayment(id: string): Promise<VendorPayment>
  /** Lists payments of the platform since a time, or those of one customer, newest first. */
  listPayments(since: number, customerId?: string): AsyncIterable<VendorPayment>
  /** Lists the paid invoices of subscriptions since a time. */
  listPaidInvoices(since: number): AsyncIterable<{ id: string; customerId: string }>
  /** Lists payments of which money was returned since a time, whenever they were made. */
  listReturnedPayments(since: number): AsyncIterable<string>
  /** Lists refunds and lost disputes of a payment. */
  listReturns(paymentId: string): Promise<VendorReturn[]>
  subscribe(request: SubscriptionRequest): Promise<VendorSubscription>
  readSubscription(id: string): Promise<VendorSubscription>
  /** Sets the add-ons from the next payment on; nothing is charged before that. */
  changeAddons(id: string, offers: OfferedItem[], idempotencyKey: string): Promise<VendorSubscription>
  /**
   * Sets the plan, the add-ons or both, and charges the difference for the rest of the paid time from `at` on.
   * Throws AppError 'failed-precondition', and changes nothing, when the payment fails.
   */
  changeNow(id: string, change: ItemsChange, at: number, idempotencyKey: string): Promise<VendorSubscription>
  /**
   * Sets the plan and the add-ons without a credit for paid time. Another cycle begins, and is charged, at
   * once.
   */
  replaceItems(id: string, change: ItemsChange, idempotencyKey: string): Promise<VendorSubscription>
  /** Returns the payment that `changeNow` would make. */
  previewChange(id: string, change: ItemsChange, at: number): Promise<Renewal>
  /** Lets the subscription end with the paid month, or continue. */
  setEnding(id: string, isEnding: boolean, reason: string): Promise<VendorSubscription>
  /**
   * Returns the next automatic charge with the discounts that still apply, with another plan or other add-ons
   * if they are given; undefined when there is no next charge.
   */
  previewRenewal(id: string, change?: ItemsChange): Promise<Renewal | undefined>
  /** Charges a subscription to another card from now on, and its open invoices at once. */
  changeCard(id: string, cardId: string): Promise<VendorSubscription>
  /**
   * Ends an unpaid subscription and its open invoices; throws AppError 'unavailable' when it was paid in the
   * meantime.
   */
  cancelSubscription(id: string): Promise<VendorSubscription>
  /** Returns the discount of a code for a payer; undefined when it gives them none. */
  findDiscount(
    code: string,
    payer: DiscountPayer,
  ): Promise<{ promotionId: string; discount: Discount } | undefined>
  readInvoice(id: string): Promise<Invoice>
  /**
   * Makes the invoice of a paid purchase; a repetition continues it. Throws an Error when its total would
   * differ from the payment.
   */
  invoicePurchase(request: PurchaseInvoice): Promise<void>
  /** Returns the invoice of a payment; undefined for a payment without one. */
  findInvoice(paymentId: string): Promise<Invoice | undefined>
  listInvoices(customerId: string): Promise<Invoice[]>
  /**
   * Parses an event and verifies that the payment service signed it recently for this installation; throws
   * AppError 'invalid-argument'.
   */
  readEvent(body: Buffer, signature: string): Promise<PaymentEvent>
}

/** An event of the payment service, with just the ids that are needed to read the present state. */
export interface PaymentEvent {
  id: string
  type: string
  /** The time of the event, in milliseconds since 1970. */
  at: number
  /** The object of the event, its payment and its customer; empty for none. */
  objectId: string
  paymentId: string
  subscriptionId: string
  invoiceId: string
  customerId: string
}

export interface Payments {
  /** Throws AppError 'failed-precondition' when this installation does not have the account. */
  account(key: PaymentAccountKey): PaymentAccount
  accounts(): PaymentAccount[]
}
