import { describe, expect, it } from 'vitest'
import { creditCrossing } from './creditCrossing.ts'

const wallet = {
  owner: 'ws',
  wsId: 'ws1',
  balance: 10,
  filled: 100,
  high: 100,
  level: 0,
  isUntold: false,
  seq: 1,
}
const low = { ...wallet, level: 1, isUntold: true }

describe('creditCrossing', () => {
  it.each([
    ['a wallet that becomes low', wallet, low, { filled: 100, level: 1 }],
    ['a wallet that becomes lower before it was told', low, { ...low, level: 2 }, { filled: 100, level: 2 }],
    ['a wallet that is created low', undefined, low, { filled: 100, level: 1 }],
    ['a wallet that was filled and is low again', low, { ...low, filled: 200 }, { filled: 200, level: 1 }],
  ])('returns the level of %s', (_, before, after, expected) => {
    expect(creditCrossing(before, after)).toEqual(expected)
  })

  it.each([
    ['moves within its level', low, { ...low, balance: 9, seq: 2 }],
    ['was told', low, { ...low, isUntold: false }],
    ['is filled', low, { ...wallet, balance: 100 }],
    ['is deleted', low, undefined],
    ['is no wallet', { canary: true }, { canary: true }],
  ])('returns nothing for a document that %s', (_, before, after) => {
    expect(creditCrossing(before, after)).toBe(undefined)
  })
})
