import { isWithin, page, type Page, type TimeFilter } from '../api/page.ts'
import { rows, type Account } from '../state/Account.ts'
import type { Resource, ResourceName } from '../state/State.ts'

interface ListParams {
  limit?: number
  starting_after?: string
  ending_before?: string
  created?: TimeFilter
}

interface Listing<Name extends ResourceName> {
  account: Account
  params: ListParams
  path: string
  keeps?: (row: Resource<Name>) => boolean
}

/** Returns a page of the rows that match a filter, newest first. */
export function listRows<Name extends ResourceName>(
  name: Name,
  { account, params, path, keeps = () => true }: Listing<Name>,
): Page<Resource<Name> & { id: string }> {
  const stored = rows(account, name).filter(
    (row) => keeps(row) && isWithin('created' in row ? (row.created ?? 0) : 0, params.created),
  )
  return page(stored, params, path)
}

/** Returns whether a value matches a filter; an undefined filter matches everything. */
export function matchesFilter<T>(filter: T | undefined, value: T): boolean {
  return filter === undefined || filter === value
}
