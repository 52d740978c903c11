import { dayMs } from '@parley/functions/shared/durations'
import { weekdays, type Weekday } from '@parley/functions/shared/tools/calendar/calendars'
import { language } from '../../lib/texts/language.ts'

/** A Monday, from which the names of the weekdays are formatted. */
const monday = Date.UTC(2024, 0, 1)

/** Returns the name of a weekday in the reader's language. */
export function nameOfDay(day: Weekday, weekday: 'long' | 'short'): string {
  const names = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
  return names.format(monday + weekdays.indexOf(day) * dayMs)
}
