import { z } from 'zod'
import type { ReportEvent, ReportFigure, ValueReport } from '../../../shared/agencies/valueReport.ts'
import { dayMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { minutesOf, weekdays } from '../../../shared/tools/calendar/calendars.ts'
import { Query } from '../../../store/Query.ts'
import { offsetAt } from '../../kernel/times/offsetAt.ts'

/** The field with the time of each event. */
export const momentOf = {
  answered: 'answeredAt',
  handedOver: 'handedOverAt',
  ratedUp: 'ratedUpAt',
  ratedDown: 'ratedDownAt',
  unanswered: 'unansweredAt',
  leads: 'at',
} as const satisfies Record<ReportEvent, string>

/** The fields that decide to which figures an event belongs. */
export const decidingFields = ['handedOverAt', 'unansweredQuestion', 'settledAs'] as const

const decidingSchema = z.object({
  handedOverAt: z.int().default(0),
  unansweredQuestion: z.string().default(''),
  settledAs: z.enum(['', 'taught', 'dismissed']).default('').catch(''),
})

/** Queries an agent's events of a kind within a report's month, until it was counted; newest first. */
export function queryEvents(
  region: Region,
  agentId: string,
  event: ReportEvent,
  { from, until }: { from: number; until: number },
): Query {
  const moment = momentOf[event]
  const all =
    event === 'leads'
      ? Query.collection(region, paths.leads(agentId))
      : Query.collection(region, paths.conversations(agentId)).where('isTest', '==', false)
  return all.where(moment, '>=', from).where(moment, '<', until).orderBy(moment, 'desc')
}

type Basis = Pick<ValueReport, 'timeZone' | 'hours'>

/** Returns the figures that an event counts for. `fields`: at least its time and the deciding fields. */
export function figuresOf(
  event: ReportEvent,
  fields: Readonly<Record<string, unknown>>,
  basis: Basis,
): ReportFigure[] {
  const { handedOverAt, unansweredQuestion, settledAs } = decidingSchema.parse(fields)
  const figures: ReportFigure[] = [event]
  if (event === 'answered') {
    if (isOutside(basis, Number(fields[momentOf.answered]))) figures.push('outside')
    if (handedOverAt === 0) figures.push('alone')
  }
  // A question that came after a settled one is open again.
  if (event === 'unanswered') figures.push(unansweredQuestion === '' && settledAs ? settledAs : 'open')
  return figures
}

/** Returns the id of the document at a path. */
export function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Returns whether a time is outside the opening hours; false where they are not known. */
function isOutside({ timeZone, hours }: Basis, at: number): boolean {
  if (Object.values(hours).every((spans) => spans.length === 0)) return false
  const local = new Date(at + offsetAt(timeZone, at))
  // Sunday is the first day in JavaScript.
  const day = weekdays[(local.getUTCDay() + 6) % 7] ?? 'mon'
  const minute = Math.floor((local.getTime() % dayMs) / minuteMs)
  return !hours[day].map(minutesOf).some(({ from, to }) => from <= minute && minute < to)
}
