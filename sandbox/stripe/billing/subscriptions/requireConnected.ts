import { invalid } from '../../api/StripeFailure.ts'
import type { Account } from '../../state/Account.ts'

/** Requires a connected account for a fee: a platform takes part of its sellers' revenue, not of its own. */
export function requireConnected(account: Account, feePercent: '' | number | undefined): void {
  if (!feePercent || account.isConnected) return
  throw invalid('Can only apply an application_fee_percent to a subscription of a connected account.', {
    param: 'application_fee_percent',
  })
}
