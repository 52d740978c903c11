import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'
import type { Region } from '../regions/regions.ts'
import { openingHoursSchema } from '../tools/calendar/calendars.ts'
import { isTimeZone } from '../tools/calendar/isTimeZone.ts'

/** The settings of an organisation's monthly report, which its agency makes. */
export const reportSettingsSchema = z.object({
  /** Whether its clients get the report by email. */
  isOn: z.boolean().default(true),
  /** An IANA name; empty for that of the region. */
  timeZone: z
    .string()
    .max(60)
    .refine((name) => name === '' || isTimeZone(name), refusalKey('timeZoneWrong'))
    .default(''),
  /** When people of the organisation are there; empty on all days if they are not known. */
  hours: openingHoursSchema.prefault({}),
  /** The minutes that a conversation without a person saves; 0 if they are not known. */
  minutesSaved: z.int().min(0).max(240).default(0),
})
export type ReportSettings = z.infer<typeof reportSettingsSchema>

/** The time zone of organisations that have none. */
export const regionTimeZones: Readonly<Record<Region, string>> = {
  na: 'America/New_York',
  eu: 'Europe/Berlin',
}

/** `2026-11`. */
export const reportMonthSchema = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

/**
 * The figures of a report. Conversations whose first answer came in the month are `answered`, those among
 * them that came `outside` the opening hours, and those `alone` that no person had to join. Of the
 * conversations with a question `unanswered`, a question was `taught`, `dismissed` or is still `open`.
 */
export const reportFigures = [
  'answered',
  'outside',
  'alone',
  'handedOver',
  'leads',
  'ratedUp',
  'ratedDown',
  'unanswered',
  'taught',
  'dismissed',
  'open',
] as const
export type ReportFigure = (typeof reportFigures)[number]

/** The events that are counted, each of which has some of the figures. */
export const reportEvents = ['answered', 'handedOver', 'ratedUp', 'ratedDown', 'unanswered', 'leads'] as const
export type ReportEvent = (typeof reportEvents)[number]

const count = z.int().nonnegative().default(0)
export const reportCountsSchema = z.object({
  answered: count,
  outside: count,
  alone: count,
  handedOver: count,
  leads: count,
  ratedUp: count,
  ratedDown: count,
  unanswered: count,
  taught: count,
  dismissed: count,
  open: count,
} satisfies Record<ReportFigure, z.ZodType>)
export type ReportCounts = z.infer<typeof reportCountsSchema>

const agentCountsSchema = z.object({ title: z.string(), counts: reportCountsSchema })

/**
 * `orgs/{id}/valueReports/{month}`, server only: the figures of an organisation's month, by agent. Settings are
 * those of the time when it was counted.
 */
export const valueReportSchema = z.object({
  orgId: z.string(),
  month: reportMonthSchema,
  /** The month in the organisation's time zone, in milliseconds since 1970; `to` is the next one's start. */
  from: z.int(),
  to: z.int(),
  timeZone: z.string(),
  hours: openingHoursSchema,
  minutesSaved: z.int().nonnegative(),
  /** Until when events are counted, in milliseconds; 0 before the first count is complete. */
  countedAt: z.int().nonnegative(),
  agents: z.record(z.string(), agentCountsSchema),
  /** The slot of the events behind these figures (`countedEvents`); the next count uses the other one. */
  slot: z.union([z.literal(0), z.literal(1)]).default(0),
  /** When the report is due by email; 0 if it is not emailed. */
  mailAt: z.int().nonnegative(),
  /** A count that is under way: its start, and the place that it has reached. */
  progress: z
    .object({
      startedAt: z.int(),
      /** Agents that are left, the current one first; and the events that are left of it. */
      left: z.array(z.string()),
      events: z.array(z.enum(reportEvents)),
      after: z.object({ at: z.int(), path: z.string() }).nullable(),
      agents: z.record(z.string(), agentCountsSchema),
      /** The parts of `countedEvents` that it has written. */
      parts: z.int().nonnegative().default(0),
    })
    .nullable(),
})
export type ValueReport = z.infer<typeof valueReportSchema>

const countedEventSchema = z.object({
  event: z.enum(reportEvents),
  /** The document of the conversation, or of the lead. */
  id: z.string(),
  at: z.int(),
  figures: z.array(z.enum(reportFigures)),
})
export type CountedEvent = z.infer<typeof countedEventSchema>

/**
 * `orgs/{id}/valueReports/{month}/countedEvents/{slot}-{part}`, server only: some of the events that a count
 * has counted, so that a figure shows exactly these, whatever becomes of the conversations later. A part is
 * of one agent and has less than 100 kB. Older counts may have left parts, with another start.
 */
export const countedEventsSchema = z.object({
  /** When the count began: `countedAt` of its report. */
  startedAt: z.int(),
  agentId: z.string(),
  events: z.array(countedEventSchema),
})

/** The position after an event: the part of `countedEvents`, and the number of its events before it. */
export const countedPositionSchema = z.strictObject({
  part: z.int().nonnegative(),
  index: z.int().nonnegative(),
})
export type CountedPosition = z.infer<typeof countedPositionSchema>

/** Returns the sums over all agents. */
export function sumCounts(all: readonly ReportCounts[]): ReportCounts {
  const sums = reportCountsSchema.parse({})
  for (const counts of all) for (const figure of reportFigures) sums[figure] += counts[figure]
  return sums
}

/** Returns whether nothing happened in a month. */
export function isEmptyMonth(counts: ReportCounts): boolean {
  return reportFigures.every((figure) => counts[figure] === 0)
}

/** Returns whether the opening hours of an organisation are known. */
export function hasHours({ hours }: Pick<ReportSettings, 'hours'>): boolean {
  return Object.values(hours).some((spans) => spans.length > 0)
}

/** Returns the pages that a client needs to open the list behind a figure. */
export function pagesOfFigure(figure: ReportFigure): readonly string[] {
  return figure === 'leads' ? ['/convos', '/leads'] : ['/convos']
}
