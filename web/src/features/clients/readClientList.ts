import Papa from 'papaparse'

export interface ClientRow {
  name: string
  email: string
  /** The line number in the text, from 1. */
  line: number
}

/** The maximum number of rows of one import. */
export const maxRows = 500

/**
 * Reads clients from a list of names and emails, in either order and with any delimiter. A first line without
 * an email is treated as the header.
 */
export function readClientList(text: string): ClientRow[] {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' })
  const rows = data.map((cells) => cells.map((cell) => cell.trim()))
  const [first] = rows
  const body = first && !first.some(isEmail) ? rows.slice(1) : rows
  const before = rows.length - body.length
  return body.map((cells, index) => {
    const email = cells.find(isEmail) ?? cells[1] ?? ''
    const name = cells.find((cell) => cell !== email && cell !== '') ?? ''
    return { name, email, line: index + before + 1 }
  })
}

function isEmail(cell: string): boolean {
  return cell.includes('@')
}
