import type { Identity } from '@parley/functions/shared/widgetApi'

/** The longest that the backend takes, in characters. */
const limits = { id: 200, name: 100, email: 254, phone: 40, identityHash: 64 } as const satisfies Record<
  keyof Identity,
  number
>

/**
 * What of a page's words on its visitor the backend can use: whatever a page hands over, the chat goes on.
 */
export function readIdentity(given: unknown): Identity {
  const source: object = typeof given === 'object' && given !== null ? given : {}
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
