import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStored, writeStored } from './storage.ts'

describe('storage', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  it('returns a stored value', () => {
    writeStored('localStorage', 'key', { token: 'a' })
    expect(readStored('localStorage', 'key')).toEqual({ token: 'a' })
  })

  it('deletes a value that is set to undefined', () => {
    writeStored('localStorage', 'key', 1)
    writeStored('localStorage', 'key', undefined)
    expect(localStorage.getItem('key')).toBeNull()
  })

  it('treats damaged content as missing', () => {
    localStorage.setItem('key', '{"token":')
    expect(readStored('localStorage', 'key')).toBeUndefined()
  })

  it('returns nothing when a page forbids storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => writeStored('localStorage', 'key', 1)).not.toThrow()
    expect(readStored('localStorage', 'key')).toBeUndefined()
  })
})
