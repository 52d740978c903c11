import type { Identity } from '@parley/functions/shared/widget/widgetApi'

/** The maximum lengths that the backend accepts, in characters. */
const limits = { id: 200, name: 100, email: 254, phone: 40, identityHash: 64 } as const satisfies Record<
  keyof Identity,
  number
>

/**
 * Returns the parts of the page's identity that the backend accepts; invalid ones are dropped, so that the
 * chat continues.
 */
export function readIdentity(identity: unknown): Identity {
  const source: object = typeof identity === 'object' && identity !== null ? identity : {}
  const read = (key: keyof Identity): string | undefined => {
    const value: unknown = Reflect.get(source, key)
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
    return text.slice(0, limits[key]) || undefined
  }
  return {
    id: read('id'),
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    identityHash: read('identityHash'),
  }
}
