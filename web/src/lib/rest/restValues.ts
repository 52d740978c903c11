export type Fields = Record<string, unknown>

/**
 * Decodes the fields of a document of Firestore's REST API: `{ "title": { "stringValue": "Front desk" } }`.
 */
export function decodeFields(fields: unknown): Fields {
  return isFields(fields)
    ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]))
    : {}
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function decodeValue(value: unknown): unknown {
  const [kind, inner] = Object.entries(isFields(value) ? value : {})[0] ?? []
  switch (kind) {
    case 'nullValue':
      return null
    // Integers are text, because JSON has no 64-bit numbers; so are NaN and Infinity.
    case 'integerValue':
    case 'doubleValue':
      return Number(inner)
    case 'arrayValue':
      return isFields(inner) && Array.isArray(inner.values) ? inner.values.map(decodeValue) : []
    case 'mapValue':
      return decodeFields(isFields(inner) ? inner.fields : undefined)
    // Texts and booleans need no conversion; no document contains the other kinds.
    default:
      return inner
  }
}
