import { expect, it } from 'vitest'
import { tokenRegion } from './tokenRegion.ts'

const made = { k: 'c', rg: 'eu', sv: 0, firebase: { sign_in_provider: 'custom' } }

it('the region of a token is known for the tokens that the functions make, and for no others', () => {
  expect(tokenRegion(made)).toBe('eu')
  expect(tokenRegion({ ...made, k: 'i', rg: 'na' })).toBe('na')
  // What a client gets for a password that it has given itself at the identity provider.
  expect(tokenRegion({ firebase: { sign_in_provider: 'password' } })).toBeUndefined()
  expect(tokenRegion({ ...made, firebase: { sign_in_provider: 'password' } })).toBeUndefined()
  expect(tokenRegion({ ...made, rg: 'mars' })).toBeUndefined()
  expect(tokenRegion({ ...made, k: undefined })).toBeUndefined()
  expect(tokenRegion(undefined)).toBeUndefined()
})
