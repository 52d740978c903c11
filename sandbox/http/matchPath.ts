/**
 * Returns the values of the `:names` of a pattern in a path, or undefined when it does not match.
 * A pattern that ends in `/*` matches everything below.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/')
  const parts = path.split('/')
  const isOpen = expected.at(-1) === '*'
  if (isOpen) expected.pop()
  if (isOpen ? parts.length <= expected.length : parts.length !== expected.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const value = parts[index] ?? ''
    if (segment.startsWith(':') && value !== '') params[segment.slice(1)] = decode(value)
    else if (segment !== value) return undefined
  }
  return params
}

/** Decodes a path segment; one that is encoded wrongly is returned as it is. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
