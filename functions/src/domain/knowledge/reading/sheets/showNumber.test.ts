import { describe, expect, it } from 'vitest'
import { readDateStyles } from './readDateStyles.ts'
import { showNumber } from './showNumber.ts'

describe('a number in a cell', () => {
  it.each([
    ['45292', 'date', false, '2024-01-01'],
    ['43830', 'date', true, '2024-01-01'],
    ['0.75', 'time', false, '18:00'],
    ['45292.5208333333', 'dateTime', false, '2024-01-01 12:30'],
    ['0.30000000000000004', undefined, false, '0.3'],
    ['1e400', undefined, false, '1e400'],
    ['1e300', 'date', false, '1e300'],
  ] as const)('shows %s as a %s as %s', (stored, style, isFrom1904, shown) => {
    expect(showNumber(stored, style, isFrom1904)).toBe(shown)
  })
})

describe('readDateStyles', () => {
  it('detects dates and times by their formats, built in or named', () => {
    const formats = ['yyyy\\-mm\\-dd', '[h]:mm', '"day" 0.00', '#,##0.00 [$€-407]', 'd/m/yy h:mm', '[Red]0']
    const named = formats.map(
      (code, at) => `<numFmt numFmtId="${at + 164}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
    )
    const ids = [0, 14, 20, 22, ...formats.map((_, at) => at + 164)]
    const cells = `<cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`
    expect([...readDateStyles(`<numFmts>${named.join('')}</numFmts>${cells}`)]).toEqual([
      [1, 'date'],
      [2, 'time'],
      [3, 'dateTime'],
      [4, 'date'],
      [5, 'time'],
      [8, 'dateTime'],
    ])
  })
})
