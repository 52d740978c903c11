import type { Account } from '../state/Account.ts'
import type { Resource } from '../state/State.ts'
import { subscriptionOf } from './subscriptionOf.ts'

/** What an invoice is paid with: its own method, its subscription's, its customer's. */
export function defaultMethod(account: Account, invoice: Resource<'invoice'>): string | undefined {
  const customer = account.data.tables.customer[invoice.customer ?? '']
  const own = invoice.default_payment_method ?? subscriptionOf(account, invoice)?.default_payment_method
  return own ?? customer?.invoice_settings.default_payment_method ?? undefined
}
