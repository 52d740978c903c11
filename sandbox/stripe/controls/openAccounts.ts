import type { Api } from '../api/handleRequest.ts'
import { catchUp } from '../billing/advanceClock.ts'
import type { Account } from '../state/Account.ts'
import { openAccount } from '../state/openAccount.ts'

/** Opens all accounts of all worlds, for pages whose people have no key, after what fell due. */
export function openAccounts(api: Api): Account[] {
  return Object.values(api.state.worlds).flatMap((world) => {
    catchUp(world, api.publish)
    return Object.keys(world.accounts).flatMap((id) => openAccount(world, id, api.publish) ?? [])
  })
}
