import type { Account } from './Account.ts'

/** Returns the object with an id, of any kind. A deleted customer leaves `{ deleted: true }`. */
export function findObject(account: Account, id: string): object | undefined {
  if (account.data.deletedCustomers.includes(id)) return { id, object: 'customer', deleted: true }
  for (const [name, table] of Object.entries(account.data.tables)) {
    const row = name === 'event' ? undefined : table[id]
    if (row) return row
  }
  return undefined
}
