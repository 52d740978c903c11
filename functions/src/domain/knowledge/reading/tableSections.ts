import { cutText } from '../../kernel/texts/cutText.ts'
import type { Section } from '../../kernel/ports/Section.ts'
import { fileLimits, tooLong, tooMuchWork } from './fileLimits.ts'

/** Names of columns are cut to this length, because every row repeats them. */
const maxNameCharacters = 80
/** A row is a passage; in a longer table several rows are one. */
const maxSections = 15_000

export interface TableRow {
  cells: readonly string[]
  /** The number of the row in its table, from 1. */
  number: number
}

export interface Table {
  /** The names of the columns. */
  names: readonly string[]
  rows: readonly TableRow[]
}

/**
 * Returns a table as sentences. Each row repeats the names of its columns, so that it makes sense on its own.
 */
export function tableSections({ names, rows }: Table, title: string): Section[] {
  const short = names.map((name) => cutText(name, maxNameCharacters))
  const atOnce = Math.ceil(rows.length / maxSections)
  const sections: Section[] = []
  let characters = 0
  let repeated = 0
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce)
    const texts = some.map(({ cells }) => rowText(cells, short))
    const own = some.reduce((sum, { cells }) => sum + cells.reduce((all, cell) => all + cell.length, 0), 0)
    characters += own
    repeated += texts.reduce((sum, text) => sum + text.length, 0)
    if (characters > fileLimits.characters) throw tooLong()
    if (repeated > fileLimits.repeatedCharacters) throw tooMuchWork()
    const [first, last] = [some[0]?.number, some.at(-1)?.number]
    sections.push({
      title: `${title}, ${first === last ? `row ${first}` : `rows ${first}–${last}`}`,
      text: texts.join('\n\n'),
      given: own,
    })
  }
  return sections
}

/** Returns a row as a sentence: its cells after the names of their columns. */
export function rowText(cells: readonly string[], names: readonly string[]): string {
  return cells
    .map((cell, index) => (cell ? `${names[index] || `Column ${index + 1}`}: ${cell}` : ''))
    .filter(Boolean)
    .join('; ')
}
