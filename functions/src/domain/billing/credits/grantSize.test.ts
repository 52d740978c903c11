import { describe, expect, it } from 'vitest'
import { grantSize } from './grantSize.ts'

const need = { wanted: 100, least: 20 }

describe('the size of a lease', () => {
  it('lends many answers while credit is plentiful, but never more than a tenth of the balance', () => {
    expect(grantSize(1_000_000_000, [need])).toEqual({ amount: 100_000, tight: false })
    expect(grantSize(50_000, [need])).toEqual({ amount: 5_000, tight: false })
  })

  it('lends exactly what requests wait for when credit is short', () => {
    expect(grantSize(500, [need, need])).toEqual({ amount: 200, tight: true })
  })

  it('lends the rest when it still starts an answer, else nothing', () => {
    expect(grantSize(60, [need])).toEqual({ amount: 60, tight: true })
    expect(grantSize(19, [need]).amount).toBe(0)
    expect(grantSize(0, [need]).amount).toBe(0)
  })

  it('never lends more than the balance', () => {
    for (let balance = 0; balance < 3_000; balance += 7) {
      expect(grantSize(balance, [need, { wanted: 300, least: 50 }]).amount).toBeLessThanOrEqual(balance)
    }
  })
})
