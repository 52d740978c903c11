import { weekdays, type Calendar, type Weekday } from '@parley/functions/shared/tools/calendar/calendars'
import { nameOfDay } from '../../components/hours/nameOfDay.ts'

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
