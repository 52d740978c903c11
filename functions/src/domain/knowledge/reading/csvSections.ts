import Papa from 'papaparse'
import type { Section } from '../../kernel/ports/Section.ts'
import { fileLimits } from './fileLimits.ts'
import { tableSections } from './tableSections.ts'

const delimiters = [',', ';', '\t', '|', ':', '~']

/**
 * Returns a table as sentences. Each row repeats the names of its columns, so that it makes sense on its own.
 */
export function csvSections(text: string, title: string): Section[] {
  const [names = [], ...rows] = readTable(text)
  return tableSections({ names, rows: rows.map((cells, index) => ({ cells, number: index + 1 })) }, title)
}

/**
 * Returns the rows of a table with any delimiter; quotes may contain delimiters and line breaks. Comments
 * above the table, empty rows and columns above the limit are left out.
 * @internal Exported for tests.
 */
export function readTable(text: string): string[][] {
  const { table, delimiter } = withoutPreamble(text.replace(/^\ufeff/, ''))
  const rows: string[][] = []
  Papa.parse<string[]>(table, {
    delimiter,
    delimitersToGuess: delimiters,
    // An empty line at the end would count as a row of one column.
    skipEmptyLines: true,
    step: ({ data }) => {
      const cells = data.slice(0, fileLimits.tableColumns).map((cell) => cell.trim())
      if (cells.some(Boolean)) rows.push(cells)
    },
  })
  return rows
}

/** Removes comments above a table, and the line in which spreadsheets name their delimiter. */
function withoutPreamble(text: string): { table: string; delimiter: string } {
  const separatorLine = /^sep=(.)\r?\n/i.exec(text)
  if (separatorLine) return { table: text.slice(separatorLine[0].length), delimiter: separatorLine[1] ?? '' }
  const table = text.replace(/^(?:[ \t]*(?:#|\/\/)[^\n]*\n)+/, '')
  const countIn = (line = '') => Math.max(...delimiters.map((each) => line.split(each).length))
  const isComment = countIn(text.split('\n', 1)[0]) < countIn(table.split('\n', 1)[0])
  return { table: isComment ? table : text, delimiter: '' }
}
