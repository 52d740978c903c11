import { ledgerEntrySchema, usageSchema } from '@parley/functions/shared/billing/wallet'
import { describe, expect, it } from 'vitest'
import { spentSince } from './useSpent.ts'

const from = 1_000
const row = {
  messageId: 'm',
  conversationId: 'c',
  agentId: 'a',
  model: 'gpt-4o',
  inputTokens: 6,
  outputTokens: 3,
  rule: 'r',
}

function entry(at: number, position: number, rows: { at: number; amount: number }[]) {
  const amount = rows.reduce((sum, one) => sum + one.amount, 0)
  return usageSchema.parse({
    lease: `l${position}`,
    at,
    amount,
    position,
    rows: rows.map((one) => ({ ...row, ...one })),
  })
}

function taking(at: number, amount: number) {
  return ledgerEntrySchema.parse({
    amount,
    unit: 'credit',
    type: 'refund',
    ref: 'r',
    seq: 1,
    at,
    actor: 'stripe',
  })
}

/** 900 were added, 300 are left or leased, so 600 were spent. */
const wallet = { filled: 900, balance: 200, leased: 100 }

describe('spentSince', () => {
  it('returns what was spent since the first entry after the moment', () => {
    expect(spentSince(from, wallet, [entry(1_000, 500, [{ at: 1_000, amount: 40 }])], [])).toBe(100)
  })

  it('excludes earlier receipts that were settled later', () => {
    const across = entry(1_020, 500, [
      { at: 990, amount: 30 },
      { at: 1_010, amount: 10 },
    ])
    expect(spentSince(from, wallet, [across, entry(1_030, 540, [{ at: 999, amount: 5 }])], [])).toBe(65)
  })

  it('excludes credit taken back after the first entry', () => {
    const first = [entry(1_020, 500, [{ at: 1_010, amount: 40 }])]
    expect(spentSince(from, wallet, first, [taking(1_050, -60), taking(1_005, -7), taking(1_060, 8)])).toBe(
      40,
    )
  })

  it('returns 0 before any use', () => {
    expect(spentSince(from, wallet, [], [taking(1_050, -60)])).toBe(0)
  })
})
