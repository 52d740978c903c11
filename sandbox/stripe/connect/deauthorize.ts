import type { Account } from '../state/Account.ts'
import { missing } from '../api/StripeFailure.ts'

/**
 * Deauthorizes the platform for an account: the account emits its last event, and can no longer be reached.
 */
export function deauthorize(account: Account): void {
  if (!account.isConnected) throw missing('account', account.id)
  account.emit('account.application.deauthorized', {
    id: `ca_${account.world.key}`,
    object: 'application',
    name: 'Parley sandbox',
  })
  const platform = account.world.accounts[account.world.platform]
  if (platform) delete platform.tables.account[account.id]
  delete account.world.accounts[account.id]
}
