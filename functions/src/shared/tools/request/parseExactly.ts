/**
 * Parses JSON. Numbers that would lose digits or zeros as a double, such as IDs of nineteen digits or `12.30`,
 * are returned as texts with the digits that were written. Throws SyntaxError where it is not JSON.
 */
export function parseExactly(json: string): unknown {
  return JSON.parse(json, readNumber)
}

/**
 * Returns a number, or its digits as text where a number would lose some. `source` is missing in browsers
 * that do not pass it; there the number stays as it is.
 */
function readNumber(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || context?.source === undefined) return value
  return String(value) === context.source ? value : context.source
}
