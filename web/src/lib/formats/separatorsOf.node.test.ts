import { expect, it } from 'vitest'
import { separatorsOf } from './separatorsOf.ts'

it.each([
  ['en', '.', ',', ['.']],
  ['de', ',', '.', [',']],
  ['es', ',', '.', [',']],
  ['fr', ',', '\u202f', ['.', ',']],
  ['ar', '.', ',', ['.']],
])(
  'numbers in %s have "%s" before decimals and "%s" between thousands',
  (locale, decimal, group, allowed) => {
    expect(separatorsOf(locale)).toEqual({
      decimalSeparator: decimal,
      thousandSeparator: group,
      allowedDecimalSeparators: allowed,
    })
  },
)
