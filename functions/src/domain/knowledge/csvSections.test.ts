import { describe, expect, it } from 'vitest'
import { csvSections, readCsv } from './csvSections.ts'

describe('a table', () => {
  it('is read with quotes, line breaks in cells and the separator of its first line', () => {
    expect([...readCsv('\ufeffa;b\r\n"x; ""y""";2\n"two\nlines";3')]).toEqual([
      ['a', 'b'],
      ['x; "y"', '2'],
      ['two\nlines', '3'],
    ])
  })

  it('becomes sentences that carry the names of the columns', () => {
    expect(csvSections('Name,Price\nStool,145\nBoard,38', 'Prices')).toEqual([
      { title: 'Prices, rows 1–2', text: 'Name: Stool; Price: 145\n\nName: Board; Price: 38' },
    ])
  })

  it('without rows has no sections', () => {
    expect(csvSections('Name,Price', 'Prices')).toEqual([])
  })
})
