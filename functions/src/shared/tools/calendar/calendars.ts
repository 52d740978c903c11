import { z } from 'zod'
import { isTimeZone } from './isTimeZone.ts'
import { languages } from '../../texts/languages.ts'
import { refusalKey } from '../../errors/refusals.ts'

export const calendarLimits = {
  perWorkspace: 20,
  name: 60,
  spansOfDay: 4,
  daysOff: 100,
  places: 20,
  aheadDays: 180,
  address: 2_000,
  /** The maximum number of future appointments of one conversation in one calendar. */
  ofConversation: 3,
  visitorName: 80,
  note: 500,
} as const

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** A time of the day, `09:30`. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, refusalKey('fillIn'))

/** A span of the day; `00:00` as its end is midnight. */
export const openSpanSchema = z.strictObject({ from: clockTime, to: clockTime })
export type OpenSpan = z.infer<typeof openSpanSchema>

/** Returns a span's start and end in minutes of the day. */
export function minutesOf({ from, to }: OpenSpan): { from: number; to: number } {
  return { from: readClock(from), to: readClock(to) || 1_440 }
}

function readClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Spans in ascending order without overlap. */
const spansOfDay = z
  .array(openSpanSchema)
  .max(calendarLimits.spansOfDay)
  .superRefine((spans, context) => {
    for (const [at, span] of spans.entries()) {
      const { from, to } = minutesOf(span)
      const before = spans[at - 1]
      if (to <= from)
        context.addIssue({ code: 'custom', path: [at, 'to'], message: refusalKey('spanEndsTooSoon') })
      else if (before && minutesOf(before).to > from)
        context.addIssue({ code: 'custom', path: [at, 'from'], message: refusalKey('spansOverlap') })
    }
  })
  .default([])

export const openingHoursSchema = z.strictObject({
  mon: spansOfDay,
  tue: spansOfDay,
  wed: spansOfDay,
  thu: spansOfDay,
  fri: spansOfDay,
  sat: spansOfDay,
  sun: spansOfDay,
})
export type OpeningHours = z.infer<typeof openingHoursSchema>

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email(refusalKey('emailWrong')))

/** A calendar as a member fills it in, without the URL of the external one, which may contain a secret. */
export const calendarDraftSchema = z.strictObject({
  name: z.string().trim().min(1).max(calendarLimits.name),
  /** An IANA name, `Europe/Berlin`. Opening hours and days off are in this time zone. */
  timeZone: z.string().max(60).refine(isTimeZone, refusalKey('timeZoneWrong')),
  hours: openingHoursSchema,
  /** `2026-12-24` */
  daysOff: z.array(z.iso.date()).max(calendarLimits.daysOff).default([]),
  slotMinutes: z.int().min(5).max(480).default(30),
  /** The free time between two appointments. */
  bufferMinutes: z.int().min(0).max(240).default(0),
  /** The minimum time between a booking and its appointment. */
  noticeHours: z.int().min(0).max(720).default(2),
  aheadDays: z.int().min(1).max(calendarLimits.aheadDays).default(30),
  /** The number of appointments at the same time. */
  places: z.int().min(1).max(calendarLimits.places).default(1),
  /** The email that is notified of bookings and receives visitors' replies. */
  mailTo: email,
  /** The visitor confirms a booking or cancellation before it is made. */
  confirm: z.enum(['no', 'visitor']).default('visitor'),
})
export type CalendarDraft = z.infer<typeof calendarDraftSchema>

/** The URL of an external calendar whose busy times block this one. */
export const busyUrlSchema = z
  .string()
  .trim()
  .max(calendarLimits.address)
  .regex(/^$|^https?:\/\/\S+$/i, refusalKey('busyAddressWrong'))

/** `users/{workspaceId}/calendars/{id}`: a calendar that agents of the workspace can book in. */
export const calendarSchema = calendarDraftSchema.extend({
  ID: z.string(),
  /** The host of the external calendar; empty without one. The URL itself is a tenant secret. */
  busyHost: z.string().default(''),
  /** An archived calendar takes no bookings. */
  isArchived: z.boolean().default(false),
  /** Increases with every change; a save that is based on an older state is refused. */
  seq: z.int().nonnegative(),
  by: z.string(),
  /** The member who chose where it sends data; missing where that is `by`. */
  receiverBy: z.string().optional(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  changedAt: z.int(),
})
export type Calendar = z.infer<typeof calendarSchema>

/** The recipients of emails about an appointment; the host is the calendar's owner. */
export const appointmentSides = ['visitor', 'host'] as const
export type AppointmentSide = (typeof appointmentSides)[number]

const languageNames = languages.map(({ language }) => language)

/** `users/{workspaceId}/calendars/{id}/appointments/{key of its run}`: a booked appointment. */
export const appointmentSchema = z.object({
  ID: z.string(),
  calendarId: z.string(),
  /** Milliseconds since 1970; `end` without the free time after it. */
  start: z.int(),
  end: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().default(''),
  note: z.string().default(''),
  /** The visitor's language and time zone, for emails and displayed times. */
  language: z.enum(languageNames),
  timeZone: z.string(),
  state: z.enum(['booked', 'cancelled']),
  agentId: z.string(),
  /** The conversation that booked it. */
  conversationId: z.string(),
  isTest: z.boolean().default(false),
  bookedAt: z.int(),
  /** The number of changes as iCalendar counts them: 0 for the booking. */
  sequence: z.int().nonnegative(),
  /** Since when the emails of its newest change are due; 0 if they were sent. */
  mailDueAt: z.int().nonnegative(),
  /** The state of the emails of its newest change; empty before they count against the limit. */
  mails: z.partialRecord(z.enum(appointmentSides), z.enum(['counted', 'sent', 'givenUp'])).default({}),
  /** The tool run that cancelled it; empty if a member did. */
  cancelledBy: z.string().default(''),
})
export type Appointment = z.infer<typeof appointmentSchema>

/**
 * `users/{workspaceId}/calendars/{id}/days/{2026-11-24}`, server only: the taken times of a day (UTC), by
 * appointment. A booking changes every day that it and its buffer touch, in one commit that requires them to
 * be unchanged since they were read. So no time is booked twice.
 */
export const calendarDaySchema = z.object({
  day: z.string(),
  taken: z.record(z.string(), z.object({ start: z.int(), end: z.int() })).default({}),
})
export type CalendarDay = z.infer<typeof calendarDaySchema>
