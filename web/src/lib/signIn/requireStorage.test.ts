import { afterEach, describe, expect, it, vi } from 'vitest'
import { requireStorage } from './requireStorage.ts'

const blocked = () => {
  throw new DOMException('Blocked.', 'SecurityError')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('requireStorage', () => {
  it('accepts a browser with any storage', async () => {
    vi.stubGlobal('indexedDB', { open: blocked })
    await expect(requireStorage()).resolves.toBeUndefined()
    vi.stubGlobal('localStorage', { setItem: blocked })
    await expect(requireStorage()).resolves.toBeUndefined()
  })

  it('says what to do where a browser blocks all storage', async () => {
    vi.stubGlobal('indexedDB', { open: blocked })
    vi.stubGlobal('localStorage', { setItem: blocked })
    vi.stubGlobal('sessionStorage', { setItem: blocked })
    await expect(requireStorage()).rejects.toThrow('Your browser blocks storage for this site')
  })
})
