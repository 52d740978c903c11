import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'

describe('a table as CSV', () => {
  it.each([
    ['plain', 'plain'],
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+49 30 123', "'+49 30 123"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['a, b', '"a, b"'],
    ['two\nlines', '"two\nlines"'],
    [-5, '-5'],
  ])('writes %j as %j', (value, written) => {
    expect(toCsv([[value]])).toBe(`${written}\r\n`)
  })
})
