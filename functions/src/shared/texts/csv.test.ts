import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('a table as CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+49 30 123', "'+49 30 123"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', '"\'\tx"'],
    ['a, b', '"a, b"'],
    ['two\nlines', '"two\nlines"'],
    ['a;b', '"a;b"'],
    ['a;=1+1', `"a;'=1+1"`],
    ['a\t@SUM(A1)', `"a\t'@SUM(A1)"`],
    ['two\n=1+1', `"two\n'=1+1"`],
    ['1-1=0', '1-1=0'],
    [-5, '-5'],
  ])('writes %j as %j', (value, written) => {
    expect(toCsv([[value]])).toBe(`${written}\r\n`)
  })
})
