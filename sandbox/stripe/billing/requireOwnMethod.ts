import { invalid } from '../api/StripeFailure.ts'
import { find, type Account } from '../state/Account.ts'

/** Requires that a default payment method is attached to the customer who pays with it. */
export function requireOwnMethod(account: Account, id: string, customer: string): void {
  const method = find(account, 'payment_method', id, 'default_payment_method')
  if (method.customer === customer) return
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    { code: 'resource_missing', param: 'default_payment_method' },
  )
}
