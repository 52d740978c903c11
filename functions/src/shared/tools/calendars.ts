import { z } from 'zod'
import { isTimeZone } from './calendar/timeZones.ts'
import { languages } from '../texts/languages.ts'
import { says } from '../errors/refusals.ts'

export const calendarLimits = {
  perWorkspace: 20,
  name: 60,
  spansOfDay: 4,
  daysOff: 100,
  places: 20,
  aheadDays: 180,
  address: 2_000,
  /** Appointments to come that one conversation may have in one calendar. */
  ofConversation: 3,
  visitorName: 80,
  note: 500,
} as const

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** A time of the day, `09:30`. */
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, says('fillIn'))

/** From one time of a day to another; `00:00` as its end is midnight. */
export const openSpanSchema = z.strictObject({ from: clockTime, to: clockTime })
export type OpenSpan = z.infer<typeof openSpanSchema>

/** Minutes of the day at which a span begins and ends. */
export function minutesOf({ from, to }: OpenSpan): { from: number; to: number } {
  return { from: readClock(from), to: readClock(to) || 1_440 }
}

function readClock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** In their order, each after the one before. */
const spansOfDay = z
  .array(openSpanSchema)
  .max(calendarLimits.spansOfDay)
  .superRefine((spans, context) => {
    for (const [at, span] of spans.entries()) {
      const { from, to } = minutesOf(span)
      const before = spans[at - 1]
      if (to <= from) context.addIssue({ code: 'custom', path: [at, 'to'], message: says('spanEndsTooSoon') })
      else if (before && minutesOf(before).to > from)
        context.addIssue({ code: 'custom', path: [at, 'from'], message: says('spansOverlap') })
    }
  })
  .default([])

const openingHoursSchema = z.strictObject({
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
  .pipe(z.email(says('emailWrong')))

/** A calendar as its maker fills it in, without the address of the outside one, which may be a secret. */
export const calendarDraftSchema = z.strictObject({
  name: z.string().trim().min(1).max(calendarLimits.name),
  /** An IANA name, `Europe/Berlin`. Opening hours and days off are meant there. */
  timeZone: z.string().max(60).refine(isTimeZone, says('timeZoneWrong')),
  hours: openingHoursSchema,
  /** `2026-12-24` */
  daysOff: z.array(z.iso.date()).max(calendarLimits.daysOff).default([]),
  slotMinutes: z.int().min(5).max(480).default(30),
  /** What stays free between two appointments. */
  bufferMinutes: z.int().min(0).max(240).default(0),
  /** How early somebody must book. */
  noticeHours: z.int().min(0).max(720).default(2),
  aheadDays: z.int().min(1).max(calendarLimits.aheadDays).default(30),
  /** How many appointments one time takes. */
  places: z.int().min(1).max(calendarLimits.places).default(1),
  /** Whom bookings are told, and whom visitors answer. */
  mailTo: email,
  /** The visitor sees what is booked or cancelled and says yes before it is. */
  confirm: z.enum(['no', 'visitor']).default('visitor'),
})
export type CalendarDraft = z.infer<typeof calendarDraftSchema>

/** Of an outside calendar, whose busy times block ours. */
export const busyAddressSchema = z
  .string()
  .trim()
  .max(calendarLimits.address)
  .regex(/^$|^https?:\/\/\S+$/i, says('busyAddressWrong'))

/** `users/{workspaceId}/calendars/{id}`: a calendar that agents of the workspace can book in. */
export const calendarSchema = calendarDraftSchema.extend({
  ID: z.string(),
  /** Where its outside calendar lies; empty without one. The address itself is a tenant's secret. */
  busyHost: z.string().default(''),
  /** Nothing can be booked in it any more. */
  isArchived: z.boolean().default(false),
  /** Rises with every change; a save that started from an older one is refused. */
  seq: z.int().nonnegative(),
  by: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  changedAt: z.int(),
})
export type Calendar = z.infer<typeof calendarSchema>

/** Whom an appointment's changes are mailed; the host keeps the calendar. */
export const appointmentSides = ['visitor', 'host'] as const
export type AppointmentSide = (typeof appointmentSides)[number]

const languageNames = languages.map(({ language }) => language)

/** `users/{workspaceId}/calendars/{id}/appointments/{key of its run}`: a time that somebody has booked. */
export const appointmentSchema = z.object({
  ID: z.string(),
  calendarId: z.string(),
  /** Milliseconds since 1970; `end` without what stays free after it. */
  start: z.int(),
  end: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string().default(''),
  note: z.string().default(''),
  /** The visitor's; his mails are written in it, and times are said in his zone. */
  language: z.enum(languageNames),
  timeZone: z.string(),
  state: z.enum(['booked', 'cancelled']),
  agentId: z.string(),
  /** Where it was booked. */
  conversationId: z.string(),
  isTest: z.boolean().default(false),
  bookedAt: z.int(),
  /** Counts its changes, as calendars know them: 0 when it was booked. */
  sequence: z.int().nonnegative(),
  /** Since when its newest change is to be mailed; 0 when it was. */
  mailDueAt: z.int().nonnegative(),
  /** What becomes of the mails of its newest change; empty until they are counted. */
  mails: z.partialRecord(z.enum(appointmentSides), z.enum(['counted', 'sent', 'givenUp'])).default({}),
  /** The run of a tool that has cancelled it; empty for a member. */
  cancelledBy: z.string().default(''),
})
export type Appointment = z.infer<typeof appointmentSchema>

/**
 * `users/{workspaceId}/calendars/{id}/days/{2026-11-24}`, server only: what of a day (in UTC) is taken, by
 * appointment. Whoever books changes each day that the time and what stays free around it touch, in one
 * commit that holds only while they are as they were read, so that no time is given twice.
 */
export const calendarDaySchema = z.object({
  day: z.string(),
  taken: z.record(z.string(), z.object({ start: z.int(), end: z.int() })).default({}),
})
export type CalendarDay = z.infer<typeof calendarDaySchema>
