import type { LedgerEntry, Usage, UsageRow } from '@parley/functions/shared/billing/wallet'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paidBy, paidWith, spanOfRow, unitsSpentIn } from './creditSpans.ts'

const row: UsageRow = {
  messageId: 'm',
  conversationId: 'c',
  agentId: 'a',
  at: 0,
  amount: 0,
  model: 'gpt-4o',
  inputTokens: 1,
  outputTokens: 1,
  rule: 'catalogue-1',
}

/** Returns ledger entries that add credit, with consecutive positions as a wallet writes them. */
function entriesOf(amounts: number[]): LedgerEntry[] {
  let position = 0
  return amounts.map((amount, index) => {
    const entry: LedgerEntry = {
      amount,
      unit: 'credit',
      type: 'payment',
      ref: `p${index}`,
      seq: index + 1,
      at: index,
      actor: 'stripe',
      position,
    }
    position += amount
    return entry
  })
}

/** Returns settled leases with consecutive positions, each with receipts of these amounts. */
function usageOf(leases: number[][]): Usage[] {
  let position = 0
  return leases.map((amounts, index) => {
    const rows = amounts.map((amount, inLease) => ({
      ...row,
      messageId: `m${index}-${inLease}`,
      at: index * 100 + inLease,
      amount,
    }))
    const amount = amounts.reduce((sum, cost) => sum + cost, 0)
    const usage: Usage = { lease: `l${index}`, at: index, amount, position, rows }
    position += amount
    return usage
  })
}

describe('creditSpans', () => {
  it('paidBy pays a receipt with the oldest remaining credit, and with two payments where one ends', () => {
    const [lease] = usageOf([[30, 50, 40]])
    const entries = entriesOf([60, 100])
    expect(
      [0, 1, 2].map((index) =>
        paidBy(spanOfRow(lease!, index), entries).map(({ entry, units }) => [entry.ref, units]),
      ),
    ).toEqual([
      [['p0', 30]],
      [
        ['p0', 30],
        ['p1', 20],
      ],
      [['p1', 40]],
    ])
  })

  it('paidBy and paidWith assign every unit of every receipt exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 6 }),
        fc.array(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 5 }), { maxLength: 6 }),
        (amounts, leases) => {
          const entries = entriesOf([...amounts, 2000])
          const usage = usageOf(leases)
          const receipts = usage.flatMap((lease) =>
            lease.rows.map((_, index) =>
              paidBy(spanOfRow(lease, index), entries).reduce((sum, { units }) => sum + units, 0),
            ),
          )
          expect(receipts).toEqual(usage.flatMap(({ rows }) => rows.map(({ amount }) => amount)))
          const spent = usage.reduce((sum, { amount }) => sum + amount, 0)
          const filled = entries.reduce((sum, { amount }) => sum + amount, 0)
          for (const { position = 0, amount } of entries) {
            const span = { start: position, end: position + amount }
            expect(paidWith(span, usage).reduce((sum, { units }) => sum + units, 0)).toBe(
              unitsSpentIn(span, { filled, balance: filled - spent, leased: 0 }),
            )
          }
        },
      ),
    )
  })
})
