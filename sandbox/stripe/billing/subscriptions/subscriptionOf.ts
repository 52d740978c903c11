import type { Account } from '../../state/Account.ts'
import type { Resource } from '../../state/State.ts'

export function subscriptionOf(
  account: Account,
  invoice: Resource<'invoice'>,
): Resource<'subscription'> | undefined {
  return account.data.tables.subscription[invoice.parent?.subscription_details?.subscription ?? '']
}
