import { invalid } from '../api/StripeFailure.ts'
import type { Account } from '../state/Account.ts'

/** A platform takes a part of what its sellers sell, not of what it sells itself. */
export function requireConnected(account: Account, feePercent: '' | number | undefined): void {
  if (!feePercent || account.isConnected) return
  throw invalid('Can only apply an application_fee_percent to a subscription of a connected account.', {
    param: 'application_fee_percent',
  })
}
