/** Whether two values of plain data mean the same; the order of a map's names does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]))
  if (!isMap(one) || !isMap(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSame(one[name], other[name]),
  )
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
