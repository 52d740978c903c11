import { missing } from '../api/StripeFailure.ts'
import type { Resource, World } from '../state/State.ts'

/** Returns an account that is connected to the platform of a world. */
export function findConnected(world: World, id: string, param?: string): Resource<'account'> {
  const account = world.accounts[world.platform]?.tables.account[id]
  if (!account) throw missing('account', id, param)
  return account
}
