import { expect, it } from 'vitest'
import { formatDay } from './formats.ts'

const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime()
const now = noon(2026, 3, 30)

it.each([
  [noon(2026, 3, 30), 'Today'],
  [new Date(2026, 2, 30, 0, 1).getTime(), 'Today'],
  [new Date(2026, 2, 29, 23, 59).getTime(), 'Yesterday'],
  [noon(2026, 3, 28), 'Saturday, March 28'],
  [noon(2025, 12, 31), 'Dec 31, 2025'],
])('calls the day of %s %s', (ms, name) => {
  expect(formatDay(ms, now)).toBe(name)
})
