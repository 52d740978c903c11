import { language } from '../../lib/texts/language.ts'

const name = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats a month of a report, `2026-11`: "November 2026". */
export function nameOfMonth(month: string): string {
  return name.format(Date.parse(`${month}-01T00:00Z`))
}

/** Returns the month that is so many months later, or earlier if negative. */
export function monthLater(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7)
}
