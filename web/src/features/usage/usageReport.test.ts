import type { LedgerEntry } from '@parley/functions/shared/billing/wallet'
import { describe, expect, it } from 'vitest'
import { creditLog, creditLogCsv } from './creditLog.ts'
import { periodOf } from './periods.ts'
import { runningSums, usageReport } from './usageReport.ts'
import type { SettledRow } from './useUsageRows.ts'

const day = (month: number, date: number, hour = 12) => new Date(2026, month - 1, date, hour).getTime()
const period = periodOf('thisMonth', day(11, 3))

function row(overrides: Partial<SettledRow> = {}): SettledRow {
  return {
    lease: 'l',
    messageId: 'm',
    conversationId: 'c',
    agentId: 'desk',
    at: day(11, 2),
    amount: 10_000,
    model: 'gpt-4o',
    inputTokens: 600,
    outputTokens: 30,
    rule: 'r',
    ...overrides,
  }
}

function entry(overrides: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    amount: 50_000,
    unit: 'credit',
    type: 'payment',
    ref: 'r',
    seq: 1,
    at: day(11, 1),
    actor: 'stripe',
    ...overrides,
  }
}

const rows = [
  row(),
  row({
    at: day(11, 3),
    amount: 30_000,
    agentId: 'sales',
    model: 'claude',
    inputTokens: 100,
    outputTokens: 5,
  }),
  row({ at: day(11, 2, 23), amount: 5_000, model: 'call', inputTokens: 0, outputTokens: 0 }),
  row({ at: day(10, 2), amount: 7_000 }),
  row({ at: day(10, 20), amount: 99_000 }),
]

describe('usageReport', () => {
  const report = usageReport(
    rows,
    [entry(), entry({ amount: -20_000, type: 'refund', seq: 2 }), entry({ at: day(10, 30), seq: 3 })],
    period,
  )

  it('sums up charges and use, and the use on the same days of the month before', () => {
    expect([report.charged, report.consumed, report.consumedBefore]).toEqual([50_000, 45_000, 7_000])
    expect(report.days.map(({ units, before }) => [units, before])).toEqual([
      [0, 0],
      [15_000, 7_000],
      [30_000, 0],
    ])
  })

  it('divides the use by feature, agent and model, the largest first', () => {
    expect(report.features.map(({ key, units }) => [key, units])).toEqual([
      ['answers', 40_000],
      ['calls', 5_000],
    ])
    expect(report.agents.map(({ key, units, count }) => [key, units, count])).toEqual([
      ['sales', 30_000, 1],
      ['desk', 15_000, 2],
    ])
    expect(
      report.models.map(({ key, inputTokens, outputTokens }) => [key, inputTokens, outputTokens]),
    ).toEqual([
      ['claude', 100, 5],
      ['gpt-4o', 600, 30],
    ])
    expect(report.agentDays.map(({ units }) => Object.fromEntries(units))).toEqual([
      {},
      { desk: 15_000 },
      { sales: 30_000 },
    ])
  })
})

describe('creditLog', () => {
  const log = creditLog(rows, [entry(), entry({ amount: -20_000, type: 'refund', seq: 2 })], period)

  it('lists only the increases and decreases of the period, newest first', () => {
    expect(log.map(({ message, direction, units }) => [message, direction, units])).toEqual([
      ['Answer', 'decrease', 30_000],
      ['Voice call', 'decrease', 5_000],
      ['Answer', 'decrease', 10_000],
      ['Top-up', 'increase', 50_000],
      ['Refund', 'decrease', 20_000],
    ])
    expect(new Set(log.map(({ key }) => key)).size).toBe(5)
  })

  it('counts a refund of spent credit as no increase, and explains the debt', () => {
    const owing = creditLog(
      [],
      [
        entry({ amount: 0, debt: 20_000, type: 'refund', seq: 2 }),
        entry({ amount: 30_000, debt: -20_000, seq: 3, at: day(11, 2) }),
      ],
      period,
    )
    expect(owing.map(({ message, direction, units }) => [message, direction, units])).toEqual([
      ['Top-up, 2.0000 of it to cover a refund', 'increase', 30_000],
      ['Refund, 2.0000 of it already used', 'decrease', 0],
    ])
  })

  it('creditLogCsv returns a table whose credits add up', () => {
    const lines = creditLogCsv(log, (id) => `=${id}`)
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(lines[1]?.slice(1, 7)).toEqual(['decrease', '-3', 'agent', "'=sales", 'sales', 'answers'])
    expect(lines.slice(1).reduce((sum, line) => sum + Number(line[2]), 0)).toBeCloseTo(-1.5)
  })
})

describe('runningSums', () => {
  it('adds up a period day by day, and returns null for days without a value', () => {
    expect(runningSums([2, 0, 3])).toEqual([2, 2, 5])
    expect(runningSums([1, null, 4])).toEqual([1, null, 5])
  })
})
