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
  ])('of %d is %d', (most, top) => expect(topOf(most)).toBe(top))
})

describe('the dates under a chart', () => {
  it.each([1, 2, 7, 14, 23, 30, 31])(
    'of %d days have the last and even steps back to the first, each once and in order',
    (count) => {
      const ticks = ticksOf(count)
      expect(ticks.at(-1)).toBe(count - 1)
      const step = count < 2 ? 1 : count - 1 - (ticks.at(-2) ?? 0)
      expect(ticks[0]).toBeLessThan(step)
      expect(new Set(ticks).size).toBe(ticks.length)
      expect(ticks).toEqual(ticks.toSorted((one, other) => one - other))
    },
  )

  it('are as far from each other everywhere', () => {
    const ticks = ticksOf(23)
    const gaps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBe(0)
  })

  it('of no days are none', () => expect(ticksOf(0)).toEqual([]))
})

describe('the months under a chart', () => {
  const daysFrom = (month: number, day: number) =>
    Array.from({ length: 14 }, (_, index) => new Date(2026, month, day + index).getTime())

  it.each([
    [10, 12, [0]],
    [9, 25, [0, 7]],
    // The first would stand under the second's name.
    [9, 30, [2]],
    [9, 31, [1]],
  ])('of two weeks from month %d, day %d are named under %j', (month, day, named) =>
    expect(monthsOf(daysFrom(month, day))).toEqual(named),
  )

  it('of no days are none', () => expect(monthsOf([])).toEqual([]))
})

describe('labels at the ends of lines', () => {
  it('stand where their lines end', () => expect(spread([150, 20], 200)).toEqual([150, 20]))

  it('do not cover each other', () => {
    const placed = spread([100, 100, 102], 200)
    const sorted = placed.toSorted((one, other) => one - other)
    expect(sorted.slice(1).every((at, index) => at - (sorted[index] ?? 0) >= 20)).toBe(true)
  })

  it('stay within the chart', () => {
    expect(Math.max(...spread([200, 200, 200], 200))).toBe(200)
    expect(spread([200, 200, 200], 200).toSorted((one, other) => one - other)).toEqual([160, 180, 200])
  })
})
