export type Fields = Record<string, unknown>

/**
 * The fields of a document as Firestore's REST API writes them: `{ "title": { "stringValue": "Front desk" }
 * }`.
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
    // Integers come as text, since JSON has no 64 bits; so do NaN and Infinity.
    case 'integerValue':
    case 'doubleValue':
      return Number(inner)
    case 'arrayValue':
      return isFields(inner) && Array.isArray(inner.values) ? inner.values.map(decodeValue) : []
    case 'mapValue':
      return decodeFields(isFields(inner) ? inner.fields : undefined)
    // Texts and booleans are themselves; the other kinds are in none of our documents.
    default:
      return inner
  }
}
