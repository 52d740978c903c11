import type { SellerPlan } from '../../../shared/agencies/sellerPlan.ts'
import type { PaymentAccount, PaymentEvent, PaymentTruth } from '../../billing/payments/Payments.ts'
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
    product: Pick<SellerPlan, 'name' | 'features' | 'isPopular'> & {
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
    SellerPlans {
  createCustomer(
    input: { orgId: string; name: string; email: string },
    idempotencyKey: string,
  ): Promise<string>
  /** Charges in US dollars; the agency receives the amount less the fee and less the payment service's. */
  sell(request: SaleRequest): Promise<PaymentTruth>
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
}
