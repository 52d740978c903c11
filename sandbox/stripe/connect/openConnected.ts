import type { Account } from '../state/Account.ts'

/** Opens another account of the same world; its events go to the Connect endpoints. */
export function openConnected(account: Account, id: string): Account {
  const other = account.open(id)
  if (!other) throw new Error(`There is no account ${id} in this world.`)
  return other
}
