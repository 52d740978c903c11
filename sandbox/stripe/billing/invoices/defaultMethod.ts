import type { Account } from '../../state/Account.ts'
import type { Resource } from '../../state/State.ts'
import { subscriptionOf } from '../subscriptions/subscriptionOf.ts'

/** Returns the payment method of an invoice: its own, its subscription's, or its customer's. */
export function defaultMethod(account: Account, invoice: Resource<'invoice'>): string | undefined {
  const customer = account.data.tables.customer[invoice.customer ?? '']
  const own = invoice.default_payment_method ?? subscriptionOf(account, invoice)?.default_payment_method
  return own ?? customer?.invoice_settings.default_payment_method ?? undefined
}
