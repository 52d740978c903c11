/** A field's value as Firestore's REST interface writes it: one key that names the type. */
export type Value = Readonly<Record<string, unknown>>
export type Fields = Readonly<Record<string, unknown>>

/** Encodes a document's fields for Firestore's REST interface. Throws TypeError as `encodeValue` does. */
export function encodeFields(data: Fields): Record<string, Value> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encodeValue(value)]))
}

/**
 * Encodes a value for Firestore's REST interface. Throws TypeError for `undefined`, functions and instances
 * of classes.
 */
export function encodeValue(value: unknown): Value {
  if (value === null) return { nullValue: null }
  // The database refuses a whole document that holds half of a surrogate pair.
  if (typeof value === 'string') return { stringValue: value.toWellFormed() }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number') return encodeNumber(value)
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeElement) } }
  if (isPlainObject(value)) return { mapValue: { fields: encodeFields({ ...value }) } }
  throw new TypeError(`Firestore cannot store a value of type ${typeof value}`)
}

/** Decodes the fields of Firestore's REST interface: timestamps become dates, bytes become buffers. */
export function decodeFields(fields: unknown): Record<string, unknown> {
  if (!isObject(fields)) return {}
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decodeValue(value)]))
}

function decodeValue(value: unknown): unknown {
  const [kind, content] = isObject(value) ? (Object.entries(value)[0] ?? []) : []
  switch (kind) {
    case 'nullValue':
      return null
    case 'stringValue':
    case 'booleanValue':
    case 'referenceValue':
    case 'geoPointValue':
      return content
    // "NaN", "Infinity" and "-Infinity" come as words, and whole doubles without their point.
    case 'integerValue':
    case 'doubleValue':
      return Number(content)
    case 'timestampValue':
      return new Date(String(content))
    case 'bytesValue':
      return Buffer.from(String(content), 'base64')
    case 'arrayValue':
      return isObject(content) && Array.isArray(content['values']) ? content['values'].map(decodeValue) : []
    case 'mapValue':
      return isObject(content) ? decodeFields(content['fields']) : {}
    default:
      throw new TypeError(`Firestore sent a value of unknown type ${kind}`)
  }
}

function encodeNumber(value: number): Value {
  if (Number.isSafeInteger(value)) return { integerValue: String(value) }
  // JSON has no words for these; Firestore takes them as text.
  return { doubleValue: Number.isFinite(value) ? value : String(value) }
}

function encodeElement(value: unknown): Value {
  if (Array.isArray(value)) throw new TypeError('Firestore has no lists of lists')
  return encodeValue(value)
}

function isPlainObject(value: unknown): value is object {
  if (!isObject(value)) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
