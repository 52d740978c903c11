import { dayMs, hourMs, minuteMs } from '../../../../shared/durations.ts'
import { minutesOf, weekdays, type Calendar } from '../../../../shared/tools/calendar/calendars.ts'
import { zoneSpans, type TimeSpan } from '../times/zoneSpans.ts'

/** More than the distance of any zone from UTC. */
const zoneMs = 16 * hourMs

type Hours = Pick<Calendar, 'timeZone' | 'hours' | 'daysOff' | 'slotMinutes' | 'bufferMinutes'>

/**
 * Returns the slots of a date (`2026-03-29`, in the calendar's zone), in order. They do not overlap and are
 * within the opening hours on the clocks of the zone, also on days when clocks change.
 */
export function slotsOnDate(calendar: Hours, date: string): TimeSpan[] {
  const slotMs = calendar.slotMinutes * minuteMs
  const bufferMs = calendar.bufferMinutes * minuteMs
  const slots: TimeSpan[] = []
  for (const open of openSpans(calendar, date)) {
    const earliest = (slots.at(-1)?.end ?? -Infinity) + bufferMs
    let start = Math.max(open.start, earliest)
    for (; start + slotMs <= open.end; start += slotMs + bufferMs) slots.push({ start, end: start + slotMs })
  }
  return slots
}

/** Returns the opening times of a calendar on a date. */
function openSpans({ timeZone, hours, daysOff }: Hours, date: string): TimeSpan[] {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(midnight) || daysOff.includes(date)) return []
  const spans = hours[weekdayOf(midnight)].map(minutesOf)
  if (spans.length === 0) return []
  const around = { start: midnight - zoneMs, end: midnight + dayMs + zoneMs }
  const open = zoneSpans(timeZone, around).flatMap((zone) =>
    spans.map(({ from, to }) => ({
      start: Math.max(zone.start, midnight + from * minuteMs - zone.offset),
      end: Math.min(zone.end, midnight + to * minuteMs - zone.offset),
    })),
  )
  return joinSpans(open.filter(({ start, end }) => start < end))
}

function weekdayOf(midnight: number): (typeof weekdays)[number] {
  // Sunday is the first day in JavaScript.
  return weekdays[(new Date(midnight).getUTCDay() + 6) % 7] ?? 'mon'
}

/** Joins spans that touch: clocks that go back within opening hours do not split a span. */
function joinSpans(spans: readonly TimeSpan[]): TimeSpan[] {
  const merged: TimeSpan[] = []
  for (const span of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

/** Returns the date of a time in a zone, `2026-03-29`. */
export function dateIn(timeZone: string, at: number): string {
  const [span] = zoneSpans(timeZone, { start: at, end: at + 1 })
  return new Date(at + (span?.offset ?? 0)).toISOString().slice(0, 10)
}

/** Returns the date that is `days` later. */
export function daysLater(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}
