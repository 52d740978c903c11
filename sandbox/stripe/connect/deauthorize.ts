import type { Account } from '../state/Account.ts'
import { missing } from '../api/StripeFailure.ts'

/** The seller takes the platform's access away: its last event says so, then nobody reaches it any more. */
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
