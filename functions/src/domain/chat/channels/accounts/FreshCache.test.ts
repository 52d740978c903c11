import { describe, expect, it } from 'vitest'
import { FreshCache } from './FreshCache.ts'

describe('FreshCache', () => {
  it('returns a value until it expires, also undefined', () => {
    let time = 0
    const room = { name: 'trial', maxBytes: 1_000, entryBytes: 10, freshMs: 60 }
    const cache = new FreshCache<string | undefined>({ now: () => time }, room)
    expect(cache.get('a')).toBeUndefined()
    cache.set('a', 'one')
    cache.set('b', undefined, 5)
    expect([cache.get('a')?.value, cache.get('b')]).toMatchObject(['one', { value: undefined }])
    time = 59
    expect([cache.get('a')?.value, cache.get('b')]).toEqual(['one', undefined])
    time = 60
    expect(cache.get('a')).toBeUndefined()
    cache.set('a', 'two')
    cache.delete('a')
    expect(cache.get('a')).toBeUndefined()
  })
})
