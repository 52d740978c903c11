import type { FoundCard, PaymentEvent, VendorPayment, VendorReturn } from '../../billing/payments/Payments.ts'
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

/** The payment account of one agency. Its methods fail like those of `PaymentAccount`. */
export interface SellerAccount {
  createCustomer(
    input: { orgId: string; name: string; email: string },
    idempotencyKey: string,
  ): Promise<string>
  startCardSetup(
    customerId: string,
    idempotencyKey: string,
  ): Promise<{ setupId: string; clientSecret: string }>
  readCardSetup(customerId: string, setupId: string): Promise<FoundCard | undefined>
  useCard(customerId: string, cardId: string): Promise<void>
  /** Charges in US dollars; the agency receives the amount less the fee and less the payment service's. */
  sell(request: SaleRequest): Promise<VendorPayment>
  readPayment(id: string): Promise<VendorPayment>
  cancelPayment(id: string): Promise<VendorPayment>
  /** Lists the payments of one customer since a time, newest first. */
  listPayments(since: number, customerId: string): AsyncIterable<VendorPayment>
  /** Lists payments of which money was returned since a time. */
  listReturnedPayments(since: number): AsyncIterable<string>
  listReturns(paymentId: string): Promise<VendorReturn[]>
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
