import { describe, expect, it } from 'vitest'
import { tokenRegion } from './tokenRegion.ts'

const made = { k: 'c', rg: 'eu', sv: 0, firebase: { sign_in_provider: 'custom' } }

describe('tokenRegion', () => {
  it('returns a region for tokens that the functions have made, and for no others', () => {
    expect(tokenRegion(made)).toBe('eu')
    expect(tokenRegion({ ...made, k: 'i', rg: 'na' })).toBe('na')
    // A token for a password that a client has set themselves at the identity provider.
    expect(tokenRegion({ firebase: { sign_in_provider: 'password' } })).toBeUndefined()
    expect(tokenRegion({ ...made, firebase: { sign_in_provider: 'password' } })).toBeUndefined()
    expect(tokenRegion({ ...made, rg: 'mars' })).toBeUndefined()
    expect(tokenRegion({ ...made, k: undefined })).toBeUndefined()
    expect(tokenRegion(undefined)).toBeUndefined()
  })
})
