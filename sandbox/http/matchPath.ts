/**
 * What the `:names` of a pattern stand for in a path, or undefined where it does not match.
 * A pattern that ends in `/*` takes everything below.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const given = path.split('/')
  const isOpen = expected.at(-1) === '*'
  if (isOpen) expected.pop()
  if (isOpen ? given.length <= expected.length : given.length !== expected.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = given[index] ?? ''
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = decode(value)
    else if (segment !== value) return undefined
  }
  return params
}

/** A path that was encoded badly names itself. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
