/** A shorter table is one passage. */
const maxCharacters = 1_000

/**
 * Splits the long tables of a Markdown text, repeats the names of columns in each part, and removes the
 * padding of columns.
 */
export function splitTables(markdown: string): string {
  const lines: string[] = []
  let table: string[] = []
  for (const line of [...markdown.split('\n'), '']) {
    if (line.startsWith('|')) table.push(line.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---'))
    else {
      lines.push(...splitTable(table), line)
      table = []
    }
  }
  return lines.join('\n')
}

function splitTable(rows: string[]): string[] {
  const [names = '', rule = '', ...body] = rows
  if (!/^\|[\s|:-]+$/.test(rule)) return rows
  const lines: string[] = []
  let size = Infinity
  for (const row of body) {
    if (size + row.length > maxCharacters) {
      if (lines.length > 0) lines.push('')
      lines.push(names, rule)
      size = names.length
    }
    lines.push(row)
    size += row.length
  }
  return body.length > 0 ? lines : rows
}
