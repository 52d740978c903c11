import { weekdays, type Calendar, type Weekday } from '@parley/functions/shared/tools/calendar/calendars'
import { language } from '../../lib/texts/language.ts'

const dayMs = 86_400_000
/** A Monday, from which the names of the weekdays are formatted. */
const monday = Date.UTC(2024, 0, 1)

/** Returns the name of a weekday in the reader's language. */
export function nameOfDay(day: Weekday, weekday: 'long' | 'short'): string {
  const names = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
  return names.format(monday + weekdays.indexOf(day) * dayMs)
}

/** Lists the hours of a week in few lines: consecutive days with the same hours share one line. */
export function openingHours(hours: Calendar['hours']): { days: string; times: string }[] {
  const runs: { first: Weekday; last: Weekday; times: string }[] = []
  let before = ''
  for (const day of weekdays) {
    const times = hours[day].map(({ from, to }) => `${from}–${to}`).join(', ')
    const run = runs.at(-1)
    if (run && times !== '' && times === before) run.last = day
    else if (times !== '') runs.push({ first: day, last: day, times })
    before = times
  }
  return runs.map(({ first, last, times }) => ({
    days: [...new Set([first, last])].map((day) => nameOfDay(day, 'short')).join('–'),
    times,
  }))
}
