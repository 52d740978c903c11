import type { LedgerEntry } from '@parley/functions/shared/billing/wallet'
import { describe, expect, it } from 'vitest'
import { creditLog } from './creditLog.ts'

const movement = (seq: number, changes: Partial<LedgerEntry>): LedgerEntry => ({
  amount: 0,
  unit: 'credit',
  type: 'plan',
  ref: `in_${seq}`,
  seq,
  at: seq,
  actor: 'stripe',
  ...changes,
})

describe('the credit log', () => {
  it('lists what moved credit or paid a debt, and no invoice of add-ons alone', () => {
    const movements = [movement(1, { amount: 100 }), movement(2, {}), movement(3, { debt: -50 })]
    expect(creditLog([], movements, { from: 0, to: 10 }).map(({ at }) => at)).toEqual([3, 1])
  })
})
