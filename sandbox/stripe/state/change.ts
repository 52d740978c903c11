import type { Account } from './Account.ts'

/**
 * Changes a row and emits an event with the previous values of the changed fields; without a change it emits
 * none.
 */
export function change<Row extends object>(
  account: Account,
  row: Row,
  values: Partial<Row>,
  event?: string,
): void {
  const changed = Object.entries(values).filter(
    ([key, value]) => value !== undefined && !isSame(Reflect.get(row, key), value),
  )
  if (changed.length === 0) return
  const previous = structuredClone(
    Object.fromEntries(changed.map(([key]) => [key, Reflect.get(row, key) ?? null])),
  )
  Object.assign(row, Object.fromEntries(changed))
  if (event) account.emit(event, row, previous)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Merges metadata: an empty value deletes its key, an empty string deletes all. */
export function mergeMetadata(
  before: Record<string, string> | null,
  given: '' | null | undefined | Record<string, string | number | null>,
): Record<string, string> {
  if (given === '' || given === null) return {}
  const merged = {
    ...before,
    ...Object.fromEntries(Object.entries(given ?? {}).map(([key, value]) => [key, String(value ?? '')])),
  }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
