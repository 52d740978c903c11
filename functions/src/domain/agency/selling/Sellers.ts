import type { OrganisationPlan } from '../../../shared/agencies/organisationPlan.ts'
import type { SellerPlan } from '../../../shared/agencies/sellerPlan.ts'
import type { Card } from '../../../shared/billing/billing.ts'
import type { PaymentAccount, PaymentEvent, VendorPayment } from '../../billing/payments/Payments.ts'
import type { BillingPorts } from '../../billing/BillingPorts.ts'

export interface SaleRequest {
  customerId: string
  cardId: string
  /** Cents, and the platform's part of them. */
  amount: number
  fee: number
  description: string
  sale: { orgId: string; attemptId: string }
  /** False when no person can confirm a payment: one that needs it fails. */
  isPayerPresent: boolean
  idempotencyKey: string
}

/** A plan as products and prices of an agency's account describe it. */
export interface FoundPlan extends SellerPlan {
  workspaceId: string
}

/** The plans of one agency as products and prices of its account. */
export interface SellerPlans {
  /** Creates or changes the product of a plan, and puts it on sale. */
  saveProduct(
    product: Pick<SellerPlan, 'name' | 'features' | 'isPopular' | 'trialDays'> & {
      id: string
      planId: string
      workspaceId: string
    },
    idempotencyKey: string,
  ): Promise<void>
  /**
   * Makes a monthly price the one of a product, and returns its id. A price never changes: `id` names an
   * existing one with these terms, and is empty when a new one is needed.
   */
  savePrice(
    price: { id: string; productId: string; planId: string; amount: number; credits: number },
    idempotencyKey: string,
  ): Promise<string>
  /** Takes a price off sale; subscriptions keep it. */
  archivePrice(id: string): Promise<void>
  archiveProduct(id: string): Promise<void>
  /** Returns the plans on sale with the metadata that `saveProduct` and `savePrice` have written. */
  listPlans(): Promise<FoundPlan[]>
}

/** The payment service's page on which a client subscribes, in its present state. */
export interface CheckoutTruth {
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
export interface PlanTruth {
  id: string
  customerId: string
  status: OrganisationPlan['status']
  priceId: string
  renewsAt: number
  endsAt: number | null
  /** When its trial ends; null without one. */
  trialEndsAt: number | null
  /** The card that pays it; null when it is unknown. */
  card: Card | null
}

/** An invoice of a subscription in its present state. */
export interface PlanInvoice {
  id: string
  subscriptionId: string
  /** Whether it is the one that started its subscription. */
  isFirst: boolean
  state: 'waiting' | 'paid' | 'void'
  /** The prices of its lines. */
  priceIds: string[]
  at: number
  /** Empty for an invoice without a payment. */
  paymentId: string
  /** Whether it costs nothing: a trial, or a month that a promotion code made free. */
  isFree: boolean
  /** A page of the payment service. */
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
  ): Promise<CheckoutTruth>
  readCheckout(id: string): Promise<CheckoutTruth>
  /** Closes the page unless it is complete already, and returns its state after that. */
  endCheckout(id: string): Promise<CheckoutTruth>
  readPlan(id: string): Promise<PlanTruth>
  /** Charges another price from the next month on; nothing is charged before that. */
  changePlan(id: string, priceId: string, idempotencyKey: string): Promise<void>
  /** Lets the subscription end with the paid month, or continue. */
  endPlan(id: string, isEnding: boolean): Promise<void>
  /** Charges a subscription to another card, and its open invoice at once. */
  changePlanCard(id: string, cardId: string): Promise<void>
  /** Lists the latest invoices of a customer's subscriptions, newest first. */
  listPlanInvoices(customerId: string): Promise<PlanInvoice[]>
}

/** The payment account of one agency. Its methods fail like those of `PaymentAccount`. */
export interface SellerAccount
  extends
    Pick<
      PaymentAccount,
      | 'startCardSetup'
      | 'readCardSetup'
      | 'useCard'
      | 'readPayment'
      | 'cancelPayment'
      | 'listPayments'
      | 'listReturnedPayments'
      | 'listReturns'
    >,
    SellerPlans,
    SellerSubscriptions {
  createCustomer(
    input: { orgId: string; name: string; email: string },
    idempotencyKey: string,
  ): Promise<string>
  /** Charges in US dollars; the agency receives the amount less the fee and less the payment service's. */
  sell(request: SaleRequest): Promise<VendorPayment>
}

/** An event of the payment service, and the agency's account that it is about. */
export interface SellerEvent extends PaymentEvent {
  accountId: string
}

/** The payment service as a platform for the accounts of agencies. */
export interface Sellers {
  /** For the browsers of clients, together with the agency's account id. */
  publishableKey: string
  createAccount(
    input: { workspaceId: string; email: string; name: string },
    idempotencyKey: string,
  ): Promise<string>
  /** Returns the URL of the payment service's form for the agency's owner. It expires after minutes. */
  openOnboarding(accountId: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>
  /** Returns the state of an account: `gone` when it no longer lets the platform in. */
  readState(accountId: string): Promise<'onboarding' | 'ready' | 'restricted' | 'gone'>
  account(accountId: string): SellerAccount
  /** Parses and verifies an event like `PaymentAccount.readEvent`. */
  readEvent(body: Buffer, signature: string): Promise<SellerEvent>
}

/** The services outside Firebase that selling needs. */
export interface SellingPorts extends Pick<BillingPorts, 'now' | 'notifyOwner' | 'faults'> {
  /** Throws AppError 'failed-precondition' when this installation has no payment service. */
  sellers(): Sellers
  /** The origin of the dashboard, for links that return to it. */
  webOrigin: string
  /** Returns the origin of an agency's host. */
  originOfHost: (host: string) => string
}
