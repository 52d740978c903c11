import { dayMs, minuteMs } from '../../../../shared/durations.ts'
import {
  calendarDaySchema,
  type Appointment,
  type Calendar,
} from '../../../../shared/tools/calendar/calendars.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Writes } from '../../../../store/commit.ts'
import { readDocument, readQuery, type Stored } from '../../../../store/documents.ts'
import type { CalendarRef } from '../CalendarRef.ts'
import type { TimeSpan } from '../times/zoneSpans.ts'

/** A day's document is kept for this time after the day. */
const retentionMs = 30 * dayMs
/** More days than any request covers. */
const maxDays = 200

/** A day as it was read; without a version it is not stored yet. */
export interface DayBook {
  day: string
  path: string
  taken: Readonly<Record<string, TimeSpan>>
  version: string | undefined
}

/** Returns a time with its buffers before and after. */
export function withBuffer(
  { start, end }: TimeSpan,
  { bufferMinutes }: Pick<Calendar, 'bufferMinutes'>,
): TimeSpan {
  const buffer = bufferMinutes * minuteMs
  return { start: start - buffer, end: end + buffer }
}

/** Returns whether a time has a free place beside the appointments that it would touch. */
export function hasRoom(
  slot: TimeSpan,
  calendar: Pick<Calendar, 'bufferMinutes' | 'places'>,
  booked: readonly TimeSpan[],
): boolean {
  const { start, end } = withBuffer(slot, calendar)
  return booked.filter((other) => other.start < end && other.end > start).length < calendar.places
}

/** Returns the times of all appointments of some days, each once. */
export function bookedTimes(days: readonly Pick<DayBook, 'taken'>[], but = ''): TimeSpan[] {
  const byId = new Map(days.flatMap(({ taken }) => Object.entries(taken)))
  byId.delete(but)
  return [...byId.values()]
}

/**
 * Returns the days that a time touches, which must change together. Two times that are too close share at
 * least one day, so that only one of them can be committed.
 */
export async function readDayBooks(ref: CalendarRef, span: TimeSpan): Promise<DayBook[]> {
  return Promise.all(
    daysOf(span).map(async (day) => {
      const path = paths.calendarDay(ref.workspaceId, ref.calendarId, day)
      const stored = await readDocument(ref.region, path, calendarDaySchema)
      return { day, path, taken: stored?.data.taken ?? {}, version: stored?.version }
    }),
  )
}

/** Returns the taken times within a span, for display. */
export async function readBookedTimes(ref: CalendarRef, { start, end }: TimeSpan): Promise<TimeSpan[]> {
  const days: Stored<{ taken: Record<string, TimeSpan> }>[] = await readQuery(
    ref.region,
    paths.calendarDays(ref.workspaceId, ref.calendarId),
    calendarDaySchema,
    (query) =>
      query.where('day', '>=', dayOf(start)).where('day', '<=', dayOf(end)).orderBy('day').limit(maxDays),
  )
  return bookedTimes(days.map(({ data }) => data))
}

/** Adds the time of an appointment; the commit fails when a day has changed since it was read. */
export function bookTime(writes: Writes, days: readonly DayBook[], { ID, start, end }: Appointment): void {
  for (const { day, path, taken, version } of days) {
    if (version) writes.update(path, { [`taken.${ID}`]: { start, end } }, version)
    else {
      const expiresAt = new Date(Date.parse(day) + retentionMs)
      writes.create(path, { day, taken: { ...taken, [ID]: { start, end } }, expiresAt })
    }
  }
}

/** Deletes the time of an appointment. */
export function freeTime(writes: Writes, days: readonly DayBook[], id: string): void {
  for (const { path, taken, version } of days) {
    const { [id]: released, ...left } = taken
    if (released && version) writes.update(path, { taken: left }, version)
  }
}

/** Returns a day in UTC, `2026-11-24`. */
function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function daysOf({ start, end }: TimeSpan): string[] {
  const count = Math.floor((end - 1) / dayMs) - Math.floor(start / dayMs) + 1
  return Array.from({ length: count }, (_, at) => dayOf(start + at * dayMs))
}
