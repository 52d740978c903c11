import { describe, expect, it } from 'vitest'
import { followRows } from './useRowIds.ts'

const started = followRows([], ['size', 'colour', 'date'])
const idsOf = (keys: string[]) => followRows(started, keys).map(({ id }) => id)
const [size, colour, date] = started.map(({ id }) => id)

describe('the ids of rows', () => {
  it('stay the same below a removed row', () => {
    expect(idsOf(['colour', 'date'])).toEqual([colour, date])
  })

  it('stay the same while a key is typed', () => {
    expect(idsOf(['size', 'colours', 'date'])).toEqual([size, colour, date])
  })

  it('include a new one for an added row at any position', () => {
    const [first, ...others] = idsOf(['field1', 'size', 'colour', 'date'])
    expect(others).toEqual([size, colour, date])
    expect([size, colour, date]).not.toContain(first)
  })

  it('differ when two rows have the same key', () => {
    expect(new Set(idsOf(['size', 'size', 'date'])).size).toBe(3)
  })
})
