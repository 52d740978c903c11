import { dayMs, hourMs } from '../../../../shared/durations.ts'
import type { Calendar } from '../../../../shared/tools/calendar/calendars.ts'
import { hasRoom, withBuffer } from './dayBooks.ts'
import { dateIn, daysLater, slotsOnDate } from './slotsOnDate.ts'
import type { TimeSpan } from '../times/zoneSpans.ts'

/** The times at which a calendar cannot be booked. */
export interface Obstacles {
  /** Times of appointments. */
  taken: readonly TimeSpan[]
  /** Busy times of its external calendar. */
  busy: readonly TimeSpan[]
  now: number
}

/** Returns the bookable times of some days, in order. */
export function freeSlots(
  calendar: Calendar,
  { from, days }: { from: string; days: number },
  obstacles: Obstacles,
): TimeSpan[] {
  const dates = Array.from({ length: days }, (_, at) => daysLater(from, at))
  return dates
    .flatMap((date) => slotsOnDate(calendar, date))
    .filter((slot) => isFree(calendar, slot, obstacles))
}

/** Returns the slot that starts at a time, free or not; undefined for none. */
export function slotAt(calendar: Calendar, start: number): TimeSpan | undefined {
  return slotsOnDate(calendar, dateIn(calendar.timeZone, start)).find((slot) => slot.start === start)
}

/**
 * Returns whether a slot is within the notice and the days ahead, and apart from appointments and busy
 * times, with its buffers.
 */
export function isFree(calendar: Calendar, slot: TimeSpan, { taken, busy, now }: Obstacles): boolean {
  const { noticeHours, aheadDays } = calendar
  const isInTime = slot.start >= now + noticeHours * hourMs && slot.start < now + aheadDays * dayMs
  if (!isInTime || !hasRoom(slot, calendar, taken)) return false
  const { start, end } = withBuffer(slot, calendar)
  return !busy.some((other) => other.start < end && other.end > start)
}

/** Returns at most `most` times, spread evenly over the days. */
export function spreadSlots(slots: readonly TimeSpan[], timeZone: string, max: number): TimeSpan[] {
  if (slots.length <= max) return [...slots]
  const days = [...Map.groupBy(slots, ({ start }) => dateIn(timeZone, start)).values()].slice(0, max)
  const perDay = Math.max(1, Math.floor(max / days.length))
  return days.flatMap((day) => spread(day, perDay))
}

function spread(slots: readonly TimeSpan[], max: number): TimeSpan[] {
  if (slots.length <= max) return [...slots]
  const step = slots.length / max
  return Array.from({ length: max }, (_, at) => slots[Math.floor(at * step)]).filter(
    (slot) => slot !== undefined,
  )
}
