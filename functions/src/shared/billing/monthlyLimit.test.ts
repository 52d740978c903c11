import { describe, expect, it } from 'vitest'
import { lendableNow, spendableNow, usedInMonthOf } from './monthlyLimit.ts'

const at = Date.UTC(2026, 10, 30, 23, 59)
const wallet = { balance: 900, leased: 100, monthlyLimit: 500, month: '2026-11', usedInMonth: 300 }

describe('the monthly limit of a wallet', () => {
  it('allows what is left of the month, less what is lent', () => {
    expect(spendableNow(wallet, at)).toBe(200)
    expect(lendableNow(wallet, at)).toBe(100)
    expect(lendableNow({ ...wallet, leased: 250 }, at)).toBe(0)
    // What the agency has paid counts too.
    expect(spendableNow(wallet, at, 150)).toBe(50)
    expect(lendableNow(wallet, at, 60)).toBe(40)
  })

  it('never allows more than the balance', () => {
    expect(spendableNow({ ...wallet, balance: 20 }, at)).toBe(120)
    expect(lendableNow({ ...wallet, balance: 20 }, at)).toBe(20)
  })

  it('starts again with the next month', () => {
    const next = Date.UTC(2026, 11, 1)
    expect(usedInMonthOf(wallet, next)).toBe(0)
    expect(spendableNow(wallet, next)).toBe(500)
  })

  it('allows nothing when more than the limit was used, and everything without a limit', () => {
    expect(spendableNow({ ...wallet, usedInMonth: 501 }, at)).toBe(0)
    expect(spendableNow({ ...wallet, monthlyLimit: 0, usedInMonth: 10_000 }, at)).toBe(1_000)
    expect(lendableNow({ ...wallet, monthlyLimit: 0 }, at)).toBe(900)
  })
})
