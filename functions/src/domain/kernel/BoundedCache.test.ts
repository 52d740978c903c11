import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BoundedCache } from './BoundedCache.ts'

beforeEach(() => vi.spyOn(console, 'info').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

describe('a bounded cache', () => {
  it('drops the values that were not used for longest when its bytes are used up, and counts them', () => {
    const cache = new BoundedCache<string>('words', 100)
    cache.set('a', 'A', 40)
    cache.set('b', 'B', 40)
    expect(cache.get('a')).toBe('A')
    cache.set('c', 'C', 40)
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C'])
    expect(cache.use()).toEqual({ name: 'words', entries: 2, bytes: 80, dropped: 1 })
    expect(console.info).toHaveBeenCalledTimes(1)
  })

  it('counts a replaced value once and keeps no value larger than the cache', () => {
    const cache = new BoundedCache<string>('words', 100)
    cache.set('a', 'A', 40)
    cache.set('a', 'A2', 60)
    cache.set('large', 'L', 101)
    expect(cache.get('large')).toBeUndefined()
    expect(cache.use()).toMatchObject({ entries: 1, bytes: 60 })
  })
})
