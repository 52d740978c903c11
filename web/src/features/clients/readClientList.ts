import Papa from 'papaparse'

export interface ClientRow {
  name: string
  email: string
  /** Of the text, from 1. */
  line: number
}

/** The most rows of one import. */
export const mostRows = 500

/**
 * Clients from a list of names and addresses, in whatever order and with whatever delimiter; a first line
 * that holds no address is taken for the names of the columns.
 */
export function readClientList(text: string): ClientRow[] {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: 'greedy' })
  const rows = data.map((cells) => cells.map((cell) => cell.trim()))
  const [first] = rows
  const body = first && !first.some(isAddress) ? rows.slice(1) : rows
  const before = rows.length - body.length
  return body.map((cells, index) => {
    const email = cells.find(isAddress) ?? cells[1] ?? ''
    const name = cells.find((cell) => cell !== email && cell !== '') ?? ''
    return { name, email, line: index + before + 1 }
  })
}

function isAddress(cell: string): boolean {
  return cell.includes('@')
}
