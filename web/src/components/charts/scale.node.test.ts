import { describe, expect, it } from 'vitest'
import { monthsOf, spread, ticksOf, topOf } from './scale.ts'

describe('the top of an axis', () => {
  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [27.6, 30],
    [61, 80],
    [100, 100],
    [1234, 2000],
  ])('is for a maximum of %d: %d', (max, top) => expect(topOf(max)).toBe(top))
})

describe('the dates under a chart', () => {
  it.each([1, 2, 7, 14, 23, 30, 31])(
    'names the last of %d days, and days in even steps before it, each once and in order',
    (count) => {
      const ticks = ticksOf(count)
      expect(ticks.at(-1)).toBe(count - 1)
      const step = count < 2 ? 1 : count - 1 - (ticks.at(-2) ?? 0)
      expect(ticks[0]).toBeLessThan(step)
      expect(new Set(ticks).size).toBe(ticks.length)
      expect(ticks).toEqual(ticks.toSorted((one, other) => one - other))
    },
  )

  it('have the same distance from each other', () => {
    const ticks = ticksOf(23)
    const gaps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBe(0)
  })

  it('returns no dates for no days', () => expect(ticksOf(0)).toEqual([]))
})

describe('the months under a chart', () => {
  const daysFrom = (month: number, day: number) =>
    Array.from({ length: 14 }, (_, index) => new Date(2026, month, day + index).getTime())

  it.each([
    [10, 12, [0]],
    [9, 25, [0, 7]],
    // The first name would be covered by the second.
    [9, 30, [2]],
    [9, 31, [1]],
  ])('names the months of two weeks from month %d, day %d under the days %j', (month, day, named) =>
    expect(monthsOf(daysFrom(month, day))).toEqual(named),
  )

  it('returns no months for no days', () => expect(monthsOf([])).toEqual([]))
})

describe('labels at the ends of lines', () => {
  it('are where their lines end', () => expect(spread([150, 20], 200)).toEqual([150, 20]))

  it('separates labels that would cover each other', () => {
    const placed = spread([100, 100, 102], 200)
    const sorted = placed.toSorted((one, other) => one - other)
    expect(sorted.slice(1).every((at, index) => at - (sorted[index] ?? 0) >= 20)).toBe(true)
  })

  it('keeps labels within the chart', () => {
    expect(Math.max(...spread([200, 200, 200], 200))).toBe(200)
    expect(spread([200, 200, 200], 200).toSorted((one, other) => one - other)).toEqual([160, 180, 200])
  })
})
