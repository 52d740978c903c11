import { describe, expect, it } from 'vitest'
import { readIdentity } from './readIdentity.ts'

describe('the identity that a page sets', () => {
  it.each([
    [{ id: 42, email: '' }, { id: '42' }],
    [{ name: ' Ada ', email: null, identityHash: '' }, { name: 'Ada' }],
    [{ name: 'x'.repeat(101), plan: 'pro' }, { name: 'x'.repeat(100) }],
    [{ id: { value: 42 }, phone: ['1'] }, {}],
    ['Ada', {}],
    [null, {}],
  ])('reads %j as %j', (given, reply) =>
    expect(JSON.parse(JSON.stringify(readIdentity(given)))).toEqual(reply),
  )
})
