import type { Section } from './chunkText.ts'
import { fileLimits, tooLong } from './fileLimits.ts'

const rowsPerSection = 20
/** Every row repeats the names of its columns. */
const mostNameCharacters = 80

/** A table as sentences, each row with the names of its columns, so that a row makes sense on its own. */
export function csvSections(text: string, title: string): Section[] {
  const sections: Section[] = []
  let names: string[] | undefined
  let lines: string[] = []
  let count = 0
  let characters = 0
  const close = () => {
    if (lines.length > 0)
      sections.push({
        title: `${title}, rows ${count - lines.length + 1}–${count}`,
        text: lines.join('\n\n'),
      })
    lines = []
  }
  for (const row of readCsv(text)) {
    if (!names) {
      names = row.map((name) => name.slice(0, mostNameCharacters))
      continue
    }
    const line = sentence(row, names)
    characters += line.length
    if (characters > fileLimits.characters) throw tooLong()
    lines.push(line)
    count++
    if (lines.length === rowsPerSection) close()
  }
  close()
  return sections
}

function sentence(row: string[], names: string[]): string {
  return row
    .map((cell, index) => (cell ? `${names[index] ?? `Column ${index + 1}`}: ${cell}` : ''))
    .filter(Boolean)
    .join('; ')
}

/**
 * RFC 4180 with the separator taken from the first line; quotes may hold separators and line breaks. Rows
 * with nothing in them are left out, and so are columns beyond the limit.
 */
export function* readCsv(text: string): Generator<string[]> {
  const clean = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const separator = separatorOf(clean.slice(0, clean.indexOf('\n') + 1 || undefined))
  let row: string[] = []
  let cell = ''
  let from = 0
  let quoted = false
  const take = (until: number) => {
    if (row.length < fileLimits.tableColumns) row.push((cell + clean.slice(from, until)).trim())
    cell = ''
    from = until + 1
  }
  for (let index = 0; index < clean.length; index++) {
    const character = clean[index]
    if (character === '"') {
      cell += clean.slice(from, index)
      from = index + 1
      if (quoted && clean[index + 1] === '"') {
        cell += '"'
        index++
        from = index + 1
      } else quoted = !quoted
    } else if (!quoted && character === separator) take(index)
    else if (!quoted && character === '\n') {
      take(index)
      if (row.some(Boolean)) yield row
      row = []
    }
  }
  take(clean.length)
  if (row.some(Boolean)) yield row
}

function separatorOf(line: string): string {
  const counts = [',', ';', '\t'].map((candidate) => ({ candidate, count: line.split(candidate).length }))
  return counts.sort((a, b) => b.count - a.count)[0]?.candidate ?? ','
}
