import { describe, expect, it } from 'vitest'
import { SigningKeys } from './SigningKeys.ts'

const [old, fresh] = ['an-old-secret-of-thirty-two-characters', 'a-new-secret-of-thirty-two-characters']
const before = new SigningKeys({ current: [old] })
const during = new SigningKeys({ current: [fresh, old] })
const after = new SigningKeys({ current: [fresh], retired: [old], naming: old })

describe('SigningKeys', () => {
  it('verifies signatures of the old and the new secret while both are current', () => {
    expect(during.isSigned('pass:1', before.sign('pass:1'))).toBe(true)
    expect(during.isSigned('pass:1', during.sign('pass:1'))).toBe(true)
    expect(before.isSigned('pass:1', during.sign('pass:1'))).toBe(false)
  })

  it('refuses the old secret once it is removed, but for links that stay valid', () => {
    expect(after.isSigned('pass:1', before.sign('pass:1'))).toBe(false)
    expect(after.wasSigned('link:1', before.sign('link:1'))).toBe(true)
    expect(after.sign('pass:1')).toBe(during.sign('pass:1'))
  })

  it('keeps names when secrets are replaced', () => {
    expect([during.nameOf('thread'), after.nameOf('thread')]).toEqual([
      before.nameOf('thread'),
      before.nameOf('thread'),
    ])
  })

  it.each(['', 'x', `${during.sign('pass:1')}x`, during.sign('pass:2'), during.sign('pass:1').slice(1)])(
    'refuses the signature "%s"',
    (signature) => {
      expect(during.isSigned('pass:1', signature)).toBe(false)
    },
  )

  it('signs with the encoding and the length that are asked for', () => {
    expect(before.sign('a', { encoding: 'hex', length: 40 })).toMatch(/^[0-9a-f]{40}$/)
    expect(before.isSigned('a', before.sign('a', { length: 16 }), { length: 16 })).toBe(true)
  })

  it('signs nothing without a secret', () => {
    expect(() => new SigningKeys({ current: [] }).sign('a')).toThrow('There is no secret to sign with.')
  })
})
