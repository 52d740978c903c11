import { describe, expect, it } from 'vitest'
import { CostSeal } from './CostSeal.ts'
import { SigningKeys } from './SigningKeys.ts'

const [old, fresh] = ['an-old-secret-of-thirty-two-characters', 'a-new-secret-of-thirty-two-characters']
const before = new CostSeal(new SigningKeys({ current: [old] }))
const after = new CostSeal(new SigningKeys({ current: [fresh], retired: [old] }))
const sealed = before.seal({ amount: 45 }, 'agent/conversation/message')

describe('CostSeal', () => {
  it('opens what an older secret has sealed', () => {
    expect(after.open(sealed, 'agent/conversation/message')).toEqual({ amount: 45 })
    expect(sealed).not.toContain('45}')
  })

  it('opens nothing at another place, with a changed byte or with other secrets', () => {
    expect(() => before.open(sealed, 'agent/conversation/other')).toThrow('authenticate')
    expect(() => before.open(sealed.replace(/.{4}$/, 'AAAA'), 'agent/conversation/message')).toThrow(
      'authenticate',
    )
    expect(() => before.open(after.seal({}, 'x'), 'x')).toThrow('There is no key')
  })

  it('seals nothing without a secret', () => {
    expect(() => new CostSeal(new SigningKeys({ current: [] })).seal({}, 'x')).toThrow(
      'There is no key at all',
    )
  })

  it('gives receipts of all models and amounts the same length', () => {
    const lengthOf = (model: string, amount: number) =>
      before.seal({ receipt: { model, amount } }, 'agent/conversation/message').length
    expect(lengthOf('claude-sonnet-4-5', 123_456)).toBe(lengthOf('gpt-4o', 1))
  })
})
