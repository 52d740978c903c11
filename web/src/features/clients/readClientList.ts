import Papa from 'papaparse'

export interface ClientRow {
  name: string
  email: string
  /** The line number in the text, from 1. */
  line: number
}

/** The maximum number of rows of one import. */
export const maxRows = 500

/** Titles of the columns for names, in our languages. */
const nameTitles =
  /^(?:(?:full |client |contact )?name|vollständiger name|nom(?: complet)?|nome(?: completo)?|nombre(?: completo)?|(?:volledige )?naam|الاسم|名前|氏名)$/i
const firstNameTitles = /^(?:first ?name|given name|vorname|prénom|voornaam|primeiro nome|nombre de pila)$/i
const lastNameTitles =
  /^(?:last ?name|surname|family name|nachname|nom de famille|apellidos?|cognome|achternaam|apelido)$/i

/**
 * Reads clients from a list of names and emails, in any order and with any delimiter, also `Name <email>`. A
 * first line without an email is treated as the header, whose titles name the columns. Excel's line `sep=;` is
 * skipped.
 */
export function readClientList(text: string): ClientRow[] {
  const [, separator] = /^\s*sep=(.)\r?\n/i.exec(text) ?? []
  const list = separator === undefined ? text.trim() : text.trim().slice(text.trim().indexOf('\n') + 1)
  const { data } = Papa.parse<string[]>(list, {
    skipEmptyLines: 'greedy',
    ...(separator !== undefined && { delimiter: separator }),
  })
  const rows = data.map((cells) => cells.map((cell) => cell.trim()))
  const [first] = rows
  const header = first && !first.some(isEmail) ? first : undefined
  const body = header ? rows.slice(1) : rows
  const before = rows.length - body.length + (separator === undefined ? 0 : 1)
  return body.map((cells, index) => ({ ...readRow(cells, header ?? []), line: index + before + 1 }))
}

function readRow(cells: string[], header: string[]): Pick<ClientRow, 'name' | 'email'> {
  const cell = cells.find(isEmail) ?? cells[1] ?? ''
  const [, beside = '', inBrackets] = /^(.*?)\s*<([^<>\s]+@[^<>\s]+)>$/.exec(cell) ?? []
  const name = beside.replaceAll('"', '') || namedCell(cells, header)
  return {
    name: name || (cells.find((other) => other !== cell && other !== '') ?? ''),
    email: inBrackets ?? cell,
  }
}

/** Returns the content of the columns for the name; empty without such columns. */
function namedCell(cells: string[], header: string[]): string {
  const under = (titles: RegExp) => cells[header.findIndex((title) => titles.test(title))] ?? ''
  return under(nameTitles) || [under(firstNameTitles), under(lastNameTitles)].filter(Boolean).join(' ')
}

function isEmail(cell: string): boolean {
  return cell.includes('@')
}
