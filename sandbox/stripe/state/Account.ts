import { missing } from '../api/StripeFailure.ts'
import type { AccountData, Resource, ResourceName, World } from './State.ts'

/** An account, as the code of a resource uses it. */
export interface Account {
  id: string
  world: World
  data: AccountData
  isConnected: boolean
  /** Seconds since 1970 by the clock of this world. */
  now: () => number
  /** Records a copy of the object as an event, and sends it to the endpoints that listen. */
  emit: (type: string, object: object, previous?: object) => void
  /** Opens another account of the same world. */
  open: (id: string) => Account | undefined
}

/** Returns the row with an id. `param` names the parameter that has the id, when it is not in the path. */
export function find<Name extends ResourceName>(
  account: Account,
  name: Name,
  id: string,
  param?: string,
): Resource<Name> {
  const row = account.data.tables[name][id]
  if (!row) throw missing(kinds[name] ?? name.replaceAll('_', ' '), id, param)
  return row
}

const kinds: Partial<Record<ResourceName, string>> = {
  payment_intent: 'payment_intent',
  payment_method: 'PaymentMethod',
  setup_intent: 'setupintent',
}

/** Returns the rows, newest first. */
export function rows<Name extends ResourceName>(account: Account, name: Name): Resource<Name>[] {
  const table: Record<string, Resource<Name>> = account.data.tables[name]
  return Object.values(table).toReversed()
}

/** Stores a new row and returns it. */
export function keep<Name extends ResourceName>(
  account: Account,
  name: Name,
  row: Resource<Name> & { id: string },
): Resource<Name> {
  const table: Record<string, Resource<Name>> = account.data.tables[name]
  table[row.id] = row
  return row
}
