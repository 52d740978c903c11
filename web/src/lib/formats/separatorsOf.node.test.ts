import { describe, expect, it } from 'vitest'
import { separatorsOf } from './separatorsOf.ts'

describe('separatorsOf', () => {
  it.each([
    ['en', '.', ',', ['.']],
    ['de', ',', '.', [',']],
    ['es', ',', '.', [',']],
    ['fr', ',', '\u202f', ['.', ',']],
    ['ar', '.', ',', ['.']],
  ])('separates in %s decimals by "%s" and thousands by "%s"', (locale, decimal, group, allowed) => {
    expect(separatorsOf(locale)).toEqual({
      decimalSeparator: decimal,
      thousandSeparator: group,
      allowedDecimalSeparators: allowed,
    })
  })
})
