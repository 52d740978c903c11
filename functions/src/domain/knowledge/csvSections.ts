import Papa from 'papaparse'
import type { Section } from './chunkText.ts'
import { fileLimits, tooLong } from './fileLimits.ts'

/** Every row repeats the names of its columns. */
const mostNameCharacters = 80
/** A row is a passage of its own; of a longer table several rows are one. */
const mostSections = 15_000
const delimiters = [',', ';', '\t', '|', ':', '~']

interface Line {
  text: string
  /** Characters of the cells alone. */
  given: number
}

/** A table as sentences, each row with the names of its columns, so that a row makes sense on its own. */
export function csvSections(text: string, title: string): Section[] {
  const lines = readLines(text)
  const atOnce = Math.ceil(lines.length / mostSections)
  const sections: Section[] = []
  for (let from = 0; from < lines.length; from += atOnce) {
    const some = lines.slice(from, from + atOnce)
    const last = from + some.length
    sections.push({
      title: `${title}, ${some.length === 1 ? `row ${last}` : `rows ${from + 1}–${last}`}`,
      text: some.map((line) => line.text).join('\n\n'),
      given: some.reduce((sum, { given }) => sum + given, 0),
    })
  }
  return sections
}

function readLines(text: string): Line[] {
  let names: string[] | undefined
  let characters = 0
  const lines: Line[] = []
  for (const row of readTable(text)) {
    if (!names) {
      names = row.map((name) => name.slice(0, mostNameCharacters))
      continue
    }
    const line = sentence(row, names)
    characters += line.length
    if (characters > fileLimits.characters) throw tooLong()
    lines.push({ text: line, given: row.reduce((sum, cell) => sum + cell.length, 0) })
  }
  return lines
}

function sentence(row: string[], names: string[]): string {
  return row
    .map((cell, index) => (cell ? `${names[index] || `Column ${index + 1}`}: ${cell}` : ''))
    .filter(Boolean)
    .join('; ')
}

/**
 * The rows of a table with any delimiter; quotes may hold delimiters and line breaks. Comments above the
 * table, rows with nothing in them and columns beyond the limit are left out.
 */
export function readTable(text: string): string[][] {
  const { table, delimiter } = withoutPreamble(text.replace(/^\ufeff/, ''))
  const rows: string[][] = []
  Papa.parse<string[]>(table, {
    delimiter,
    delimitersToGuess: delimiters,
    step: ({ data }) => {
      const cells = data.slice(0, fileLimits.tableColumns).map((cell) => cell.trim())
      if (cells.some(Boolean)) rows.push(cells)
    },
  })
  return rows
}

/** Leaves out comments above a table, and the line by which spreadsheets name their delimiter. */
function withoutPreamble(text: string): { table: string; delimiter: string } {
  const named = /^sep=(.)\r?\n/i.exec(text)
  if (named) return { table: text.slice(named[0].length), delimiter: named[1] ?? '' }
  const table = text.replace(/^(?:[ \t]*(?:#|\/\/)[^\n]*\n)+/, '')
  const countIn = (line = '') => Math.max(...delimiters.map((each) => line.split(each).length))
  const isComment = countIn(text.split('\n', 1)[0]) < countIn(table.split('\n', 1)[0])
  return { table: isComment ? table : text, delimiter: '' }
}
