import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, writeStored } from './storage.ts'

describe('storage', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  it('gives back what it was given', () => {
    writeStored('localStorage', 'key', { token: 'a' })
    expect(readStored('localStorage', 'key')).toEqual({ token: 'a' })
  })

  it('forgets on undefined', () => {
    writeStored('localStorage', 'key', 1)
    writeStored('localStorage', 'key', undefined)
    expect(localStorage.getItem('key')).toBeNull()
  })

  it('takes damaged content for nothing', () => {
    localStorage.setItem('key', '{"token":')
    expect(readStored('localStorage', 'key')).toBeUndefined()
  })

  it('works without memory where a page forbids storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => writeStored('localStorage', 'key', 1)).not.toThrow()
    expect(readStored('localStorage', 'key')).toBeUndefined()
  })
})
