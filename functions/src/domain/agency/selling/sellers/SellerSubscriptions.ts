import type { OrganisationPlan } from '../../../../shared/agencies/organisationPlan.ts'
import type { Card } from '../../../../shared/billing/billing.ts'
import type { PaymentFailure } from '../../../../shared/billing/paymentFailures.ts'

/** The payment service's page on which a client subscribes, in its present state. */
export interface CheckoutState {
  id: string
  customerId: string
  state: 'open' | 'complete' | 'expired'
  /** The page; empty once it is no longer open. */
  url: string
  /** The subscription and its first invoice, once it is complete. */
  subscriptionId: string
  invoiceId: string
}

/** A subscription to a plan in its present state. */
export interface SubscriptionState {
  id: string
  customerId: string
  status: OrganisationPlan['status']
  priceId: string
  /** The end of the paid month, in Unix milliseconds. */
  renewsAt: number
  /** When it ends, in Unix milliseconds; null when it continues. */
  endsAt: number | null
  /** When its trial ends, in Unix milliseconds; null without one. */
  trialEndsAt: number | null
  /** The card that pays it; null when it is unknown. */
  card: Card | null
}

/** An invoice of a subscription in its present state. */
export interface SubscriptionInvoice {
  id: string
  subscriptionId: string
  /** Whether it is the one that started its subscription. */
  isFirst: boolean
  state: 'waiting' | 'paid' | 'void'
  /** The prices of its lines. */
  priceIds: string[]
  /** When it was created, in Unix milliseconds. */
  at: number
  /** Empty for an invoice without a payment. */
  paymentId: string
  /** Whether it costs nothing: a trial, or a month that a promotion code made free. */
  isFree: boolean
  /** The amount that is still to be paid, in cents; 0 unless it waits. */
  due: number
  /** A page of the payment service. */
  url: string
}

/** The state of the open invoice of a subscription that was charged. */
export interface InvoicePayment {
  /** `none`: no invoice was open; `confirm`: the payer's bank asks them to confirm it. */
  state: 'none' | 'paid' | 'confirm' | 'declined'
  /** Why a card was declined; empty otherwise. */
  reason: PaymentFailure
  /** The payment service's page of the invoice, on which the payer can confirm and pay; empty without one. */
  url: string
}

/** The subscriptions of an agency's customers. */
export interface SellerSubscriptions {
  /** Opens a page on which a client subscribes to a price; the platform receives its part of every month. */
  openCheckout(
    request: {
      customerId: string
      priceId: string
      feePercent: number
      sale: { orgId: string; attemptId: string }
      successUrl: string
      cancelUrl: string
      /** Whether clients may enter promotion codes of the agency's account. */
      acceptsCodes: boolean
      /** The days that cost nothing; 0 for none. */
      trialDays: number
      /** Unix seconds. */
      expiresAt: number
    },
    idempotencyKey: string,
  ): Promise<CheckoutState>
  readCheckout(id: string): Promise<CheckoutState>
  /** Closes the page unless it is complete already, and returns its state after that. */
  endCheckout(id: string): Promise<CheckoutState>
  readSubscription(id: string): Promise<SubscriptionState>
  /**
   * Charges another price from the next month on; nothing is charged before that. The price may be off sale
   * by now: a client returns to what they have paid.
   */
  changeSubscription(id: string, priceId: string, idempotencyKey: string): Promise<void>
  /** Lets the subscription end with the paid month, or continue. */
  setSubscriptionEnding(id: string, isEnding: boolean): Promise<void>
  /** Charges a subscription to another card, and its open invoice at once. */
  changeSubscriptionCard(id: string, cardId: string): Promise<InvoicePayment>
  /** Lists the latest invoices of a customer's subscriptions, newest first. */
  listSubscriptionInvoices(customerId: string): Promise<SubscriptionInvoice[]>
}
