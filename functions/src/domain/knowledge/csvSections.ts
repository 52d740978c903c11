import type { Section } from './chunkText.ts'

const rowsPerSection = 20

/** A table as sentences, each row with the names of its columns, so that a row makes sense on its own. */
export function csvSections(text: string, title: string): Section[] {
  const [header, ...rows] = parseCsv(text)
  if (!header) return []
  const lines = rows.map((row) =>
    row
      .map((cell, index) => (cell ? `${header[index] ?? `Column ${index + 1}`}: ${cell}` : ''))
      .filter(Boolean)
      .join('; '),
  )
  const sections: Section[] = []
  for (let from = 0; from < lines.length; from += rowsPerSection) {
    const until = Math.min(from + rowsPerSection, lines.length)
    sections.push({
      title: `${title}, rows ${from + 1}–${until}`,
      text: lines.slice(from, until).join('\n\n'),
    })
  }
  return sections
}

/** RFC 4180 with the separator taken from the first line; quotes may hold separators and line breaks. */
export function parseCsv(text: string): string[][] {
  const clean = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
  const separator = separatorOf(clean.slice(0, clean.indexOf('\n') + 1 || undefined))
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  for (let index = 0; index < clean.length; index++) {
    const character = clean[index]
    if (quoted && character === '"' && clean[index + 1] === '"') {
      cell += '"'
      index++
    } else if (character === '"') quoted = !quoted
    else if (!quoted && character === separator) {
      row.push(cell.trim())
      cell = ''
    } else if (!quoted && character === '\n') {
      rows.push([...row, cell.trim()])
      row = []
      cell = ''
    } else cell += character
  }
  if (cell || row.length > 0) rows.push([...row, cell.trim()])
  return rows.filter((cells) => cells.some(Boolean))
}

function separatorOf(line: string): string {
  const counts = [',', ';', '\t'].map((candidate) => ({ candidate, count: line.split(candidate).length }))
  return counts.sort((a, b) => b.count - a.count)[0]?.candidate ?? ','
}
