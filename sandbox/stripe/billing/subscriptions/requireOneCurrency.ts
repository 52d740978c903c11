import { invalid } from '../../api/StripeFailure.ts'
import { rows, type Account } from '../../state/Account.ts'

/** Requires one currency for all that is active for a customer. */
export function requireOneCurrency(account: Account, customer: string, currency: string | undefined): void {
  const other = rows(account, 'subscription').find(
    (row) =>
      row.customer === customer &&
      row.currency !== currency &&
      row.status !== 'canceled' &&
      row.status !== 'incomplete_expired',
  )
  if (!other) return
  throw invalid(
    'You cannot combine currencies on a single customer. ' +
      `This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${other.currency}.`,
  )
}
