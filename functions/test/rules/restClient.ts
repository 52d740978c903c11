import type { Region } from '../../src/shared/regions/regions.ts'
import { documentsUrl, projectId } from '../emulator.ts'

/** The claims of a signed-in person; null for a stranger. */
export type Who = { uid: string; claims?: Record<string, unknown> } | null

/** Returns an unsigned token, which the emulator accepts for any person. */
function bearer(who: Who): Record<string, string> {
  if (!who) return {}
  const now = Math.floor(Date.now() / 1000)
  // The functions issue the tokens of clients, with the claim `k`.
  const isMade = who.claims?.['k'] !== undefined
  const body = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: who.uid,
    user_id: who.uid,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email_verified: !isMade,
    firebase: { sign_in_provider: isMade ? 'custom' : 'password' },
    ...who.claims,
  }
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return { authorization: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(body)}.` }
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** Encodes a JSON value in the format of Firestore's REST API. */
function encode(value: Json): object {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (isList(value)) return { arrayValue: { values: value.map(encode) } }
  return { mapValue: { fields: encodeFields(value) } }
}

/** Narrows to a list; `Array.isArray` does not narrow read-only arrays. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function encodeFields(data: { readonly [key: string]: Json }): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encode(value)]))
}

export interface Filter {
  field: string
  op: 'EQUAL' | 'NOT_EQUAL' | 'IN' | 'GREATER_THAN' | 'ARRAY_CONTAINS'
  value: Json
}

function encodeFilter({ field, op, value }: Filter): object {
  return { fieldFilter: { field: { fieldPath: field }, op, value: encode(value) } }
}

/** Returns requests to the emulator as a person; each resolves to whether the rules allow it. */
export function asSomebody(region: Region, who: Who) {
  const headers = { 'content-type': 'application/json', ...bearer(who) }
  const send = async (path: string, init: RequestInit) => {
    const response = await fetch(`${documentsUrl(region)}${path}`, { headers, ...init })
    if (response.ok) return true
    const body = await response.text()
    // 404 is an allowed read of a missing document.
    if (response.status === 404) return true
    if (response.status === 403) return false
    throw new Error(`Unexpected answer ${response.status}: ${body}`)
  }
  return {
    get: (path: string) => send(`/${path}`, { method: 'GET' }),
    /** Writes only the named fields of an existing document. */
    update: (path: string, data: { readonly [key: string]: Json }) => {
      const mask = Object.keys(data)
        .map((field) => `updateMask.fieldPaths=${encodeURIComponent(field)}`)
        .join('&')
      return send(`/${path}?${mask}&currentDocument.exists=true`, {
        method: 'PATCH',
        body: JSON.stringify({ fields: encodeFields(nest(data)) }),
      })
    },
    /** Replaces or creates a document. */
    set: (path: string, data: { readonly [key: string]: Json }) =>
      send(`/${path}`, { method: 'PATCH', body: JSON.stringify({ fields: encodeFields(data) }) }),
    remove: (path: string) => send(`/${path}`, { method: 'DELETE' }),
    list: (
      path: string,
      options: { limit?: number; where?: Filter | Filter[]; everywhere?: boolean; isCounted?: boolean } = {},
    ) => {
      const cut = path.lastIndexOf('/')
      const parent = cut < 0 ? '' : `/${path.slice(0, cut)}`
      const structuredQuery = {
        from: [{ collectionId: path.slice(cut + 1), allDescendants: options.everywhere ?? false }],
        ...(options.limit !== undefined && { limit: options.limit }),
        ...(options.where && {
          where: { compositeFilter: { op: 'AND', filters: [options.where].flat().map(encodeFilter) } },
        }),
      }
      const counted = { structuredAggregationQuery: { structuredQuery, aggregations: [{ count: {} }] } }
      return options.isCounted
        ? send(`${parent}:runAggregationQuery`, { method: 'POST', body: JSON.stringify(counted) })
        : send(`${parent}:runQuery`, { method: 'POST', body: JSON.stringify({ structuredQuery }) })
    },
    /** Commits all writes or none. */
    batch: (writes: { path: string; data: { readonly [key: string]: Json } }[]) =>
      send(':commit', {
        method: 'POST',
        body: JSON.stringify({
          writes: writes.map(({ path, data }) => ({
            update: {
              name: `${documentsUrl(region).split('/v1/')[1]}/${path}`,
              fields: encodeFields(nest(data)),
            },
            updateMask: { fieldPaths: Object.keys(data) },
          })),
        }),
      }),
  }
}

/** Converts `{'internal.plan': 1}` to a field within a map. */
function nest(data: { readonly [key: string]: Json }): { [key: string]: Json } {
  const nested: { [key: string]: Json } = {}
  for (const [key, value] of Object.entries(data)) {
    const [first = key, ...rest] = key.split('.')
    nested[first] = rest.length > 0 ? nest({ [rest.join('.')]: value }) : value
  }
  return nested
}
