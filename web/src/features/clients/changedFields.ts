/**
 * Returns the fields of `next` whose values differ from `before`; objects and lists are compared by content.
 */
export function changedFields<Fields extends object>(before: Fields, next: Fields): Partial<Fields> {
  const fieldsBefore = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(next).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(fieldsBefore.get(name)),
  )
  const fields: Partial<Fields> = {}
  return Object.assign(fields, Object.fromEntries(changed))
}
