import type { PaymentAccount, VendorPayment } from '../../../billing/payments/Payments.ts'
import type { SellerPlans } from './SellerPlans.ts'
import type { SellerSubscriptions } from './SellerSubscriptions.ts'

/** A payment for credit that a client buys from their agency. */
export interface SaleRequest {
  customerId: string
  cardId: string
  /** Cents. */
  amount: number
  /** The platform's part of the amount, in cents. */
  fee: number
  description: string
  sale: { orgId: string; attemptId: string }
  /** False when no person can confirm a payment: one that needs it fails. */
  isPayerPresent: boolean
  idempotencyKey: string
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
  /** Returns whether a customer exists; an agency may delete them in its account. */
  hasCustomer(id: string): Promise<boolean>
  /** Charges in US dollars; the agency receives the amount less the fee and less the payment service's. */
  sell(request: SaleRequest): Promise<VendorPayment>
}
