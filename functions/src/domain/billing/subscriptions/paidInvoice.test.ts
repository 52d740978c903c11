import { describe, expect, it } from 'vitest'
import { catalogueSeed } from '../../../shared/billing/catalogueSeed.ts'
import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import type { Invoice } from '../payments/Payments.ts'
import { addonsAfter, unitsOfInvoice, type PaidAddons } from './paidInvoice.ts'

type Line = Invoice['lines'][number]

const at = (text: string) => new Date(text).getTime()
const line = (changes: Partial<Line>): Line => ({
  key: 'pay_as_you_go',
  credits: 10_000,
  label: '',
  quantity: 1,
  amount: 2000,
  isProration: false,
  cycle: 'monthly',
  from: at('2026-04-01'),
  until: at('2026-05-01'),
  ...changes,
})
/** The second half of April, which has 30 days. */
const half = { isProration: true, from: at('2026-04-16') } as const
const credits = (...lines: Line[]) => unitsOfInvoice(catalogueSeed, { lines }) / unitsPerCredit

describe('the credit of a paid invoice', () => {
  it('is that of the plan, as it was sold', () => {
    expect(credits(line({ credits: 25_000 }), line({ key: 'workspace-seat', credits: undefined }))).toBe(
      25_000,
    )
    expect(credits(line({ credits: undefined }))).toBe(10_000)
    expect(credits(line({ credits: undefined, cycle: 'yearly' }))).toBe(120_000)
  })

  it('is the difference of two plans for the rest of the month', () => {
    expect(credits(line({ ...half, amount: -1000 }), line({ ...half, amount: 2450, credits: 50_000 }))).toBe(
      20_000,
    )
  })

  it('is that of a year without the unused part of the month before', () => {
    const year = {
      cycle: 'yearly',
      credits: 120_000,
      from: at('2026-04-16'),
      until: at('2027-04-16'),
    } as const
    expect(credits(line({ ...half, amount: -1000 }), line({ ...year, amount: 19_900 }))).toBe(115_000)
  })

  it('counts the part of a month that ends on a last day', () => {
    const fullMonth = { isProration: true, from: at('2026-02-28'), until: at('2026-03-31') } as const
    expect(credits(line({ ...fullMonth, amount: 2000 }))).toBe(10_000)
  })

  it('is never negative, and nothing for add-ons or a free change', () => {
    expect(credits(line({ ...half, amount: -1000 }))).toBe(0)
    expect(credits(line({ key: 'workspace-seat', credits: undefined }))).toBe(0)
    expect(credits(line({ ...half, amount: 0, credits: 50_000 }))).toBe(0)
  })
})

describe('the add-ons after a paid invoice', () => {
  const addon = (key: Line['key'], quantity: number, changes: Partial<Line> = {}) =>
    line({ key, quantity, credits: undefined, amount: 1000, ...changes })
  const after = (lines: Line[], addons: PaidAddons['addons']) =>
    addonsAfter({ lines, at: 1 }, { addons, addonTimes: {} }).addons

  it('are all those of a whole month', () => {
    expect(after([line({}), addon('client_seat', 2)], { 'workspace-seat': 1 })).toEqual({ client_seat: 2 })
  })

  it('are the earlier ones, with the quantities of a change in place of theirs', () => {
    const lines = [
      addon('workspace-seat', 1, { ...half, amount: -500 }),
      addon('workspace-seat', 3, { ...half, amount: 1500 }),
    ]
    const expected = { client_seat: 2, 'workspace-seat': 3 }
    for (const each of [lines, lines.toReversed()])
      expect(after(each, { 'workspace-seat': 1, client_seat: 2 })).toEqual(expected)
    expect(after(lines.slice(0, 1), { 'workspace-seat': 1 })).toEqual({})
  })

  it('are those of the new cycle, where a change begins one', () => {
    const lines = [
      line({ ...half, amount: -1000 }),
      addon('workspace-seat', 2, { ...half, amount: -1000 }),
      line({ cycle: 'yearly', amount: 19_900 }),
      addon('workspace-seat', 2, { cycle: 'yearly', amount: 20_000 }),
    ]
    expect(after(lines, { client_seat: 1 })).toEqual({ 'workspace-seat': 2 })
  })

  it('are the same in whatever order invoices come', () => {
    const invoices = [
      { at: 1, lines: [line({}), addon('client_seat', 2)] },
      { at: 2, lines: [addon('workspace-seat', 5, half), addon('client_seat', 4, half)] },
      { at: 3, lines: [addon('agent-seat', 1, half)] },
      { at: 4, lines: [line({}), addon('client_seat', 4)] },
      { at: 5, lines: [addon('workspace-seat', 2, half)] },
    ]
    const none: PaidAddons = { addons: {}, addonTimes: {} }
    const inOrder = (order: typeof invoices) =>
      order.reduce((before, invoice) => addonsAfter(invoice, before), none).addons
    const expected = { client_seat: 4, 'workspace-seat': 2 }
    expect(inOrder(invoices)).toEqual(expected)
    expect(inOrder(invoices.toReversed())).toEqual(expected)
    expect(inOrder([4, 1, 3, 0, 2].flatMap((index) => invoices[index] ?? []))).toEqual(expected)
  })
})
