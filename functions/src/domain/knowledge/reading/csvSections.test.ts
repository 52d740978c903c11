import { describe, expect, it } from 'vitest'
import { csvSections, readTable } from './csvSections.ts'

describe('csvSections', () => {
  it('parses quotes and line breaks in cells', () => {
    expect(readTable('\ufeffa;b\r\n"x; ""y""";2\r\n"two\nlines";3')).toEqual([
      ['a', 'b'],
      ['x; "y"', '2'],
      ['two\nlines', '3'],
    ])
  })

  it('repeats the names of the columns in each row', () => {
    expect(csvSections('Name,Price\nStool,145\nBoard,38', 'Prices')).toEqual([
      { title: 'Prices, row 1', text: 'Name: Stool; Price: 145', given: 8 },
      { title: 'Prices, row 2', text: 'Name: Board; Price: 38', given: 7 },
    ])
  })

  it.each([
    ['commas', 'a,b\n1,2'],
    ['tabs', 'a\tb\n1\t2'],
    ['strokes', 'a|b\n1|2'],
    ['a delimiter that it names itself', 'sep=;\na;b\n1;2'],
    ['comments above it', '# made on Monday\n# by hand\na,b\n1,2'],
    ['a first column of numbers', '#,b\n1,2'],
  ])('parses a table with %s', (_, text) => {
    expect(readTable(text).at(-1)).toEqual(['1', '2'])
    expect(readTable(text)).toHaveLength(2)
  })

  it('puts several rows of a very long table into one section', () => {
    const rows = Array.from({ length: 40_000 }, (_, at) => at)
    const sections = csvSections(`n\n${rows.join('\n')}`, 'Numbers')
    expect(sections.length).toBeLessThanOrEqual(15_000)
    expect(sections[0]?.title).toBe('Numbers, rows 1–3')
    expect(sections.at(-1)?.text).toContain('n: 39999')
  })

  it('returns no sections for a table without rows', () => {
    expect(csvSections('Name,Price', 'Prices')).toEqual([])
  })
})
