import type { PaymentEvent } from '../../../billing/payments/Payments.ts'
import type { SellerAccount } from './SellerAccount.ts'

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
  createOnboardingLink(accountId: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>
  /** Returns the state of an account: `gone` when it no longer lets the platform in. */
  readState(accountId: string): Promise<'onboarding' | 'ready' | 'restricted' | 'gone'>
  account(accountId: string): SellerAccount
  /** Parses and verifies an event like `PaymentAccount.readEvent`. */
  readEvent(body: Buffer, signature: string): Promise<SellerEvent>
}
