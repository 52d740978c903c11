import { z } from 'zod'
import { dayMs } from '../../../shared/durations.ts'
import { calendarLimits, type Appointment, type Calendar } from '../../../shared/tools/calendar/calendars.ts'
import { appointmentKey } from '../../../shared/tools/toolIds.ts'
import { isTimeZone } from '../../../shared/tools/calendar/isTimeZone.ts'
import { languageOf } from '../../../shared/texts/languages.ts'
import { oneLine } from '../../kernel/texts/oneLine.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { RunTool, ToolResult, ToolRun } from '../tools/RunTool.ts'
import { parseArguments, successOf, failureOf } from '../tools/toolResults.ts'
import type { CalendarTurnTool } from '../tools/TurnTool.ts'
import { BusyTimes } from './booking/BusyTimes.ts'
import { bookAppointment, type CalendarNeeds } from './booking/bookAppointment.ts'
import { cancelOnce } from './booking/cancelAppointment.ts'
import { runLimits, type RunLimits } from './booking/bookingLimits.ts'
import { readBookedTimes } from './booking/dayBooks.ts'
import { freeSlots, spreadSlots } from './booking/freeSlots.ts'
import { isToCome, readAppointmentsOf } from './booking/readAppointmentsOf.ts'
import { readCalendar } from './saveCalendar.ts'
import { dateIn, daysLater } from './booking/slotsOnDate.ts'
import { readTime, timeIn, timeInWords } from './times/timeWords.ts'
import type { TimeSpan } from './times/zoneSpans.ts'

const maxTimes = 20
/** The number of times that are offered when one is no longer free. */
const nextTimes = 6
const usualDays = 7
const daysAtOnce = 14
/** The next try finds the result of a commit whose response was lost. */
const maxTries = 3

const day = z.string().transform((text, context) => {
  const [date] = /^\d{4}-\d\d-\d\d/.exec(text.trim()) ?? []
  if (date && !Number.isNaN(Date.parse(date))) return date
  context.addIssue({ code: 'custom' })
  return z.NEVER
})
const findSchema = z.object({ from: day.optional(), days: z.coerce.number().min(1).max(31).optional() })
const bookSchema = z.object({
  time: z.string(),
  name: oneLine(calendarLimits.visitorName).pipe(z.string().min(1)),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  phone: oneLine(40).default(''),
  note: oneLine(calendarLimits.note).default(''),
})
const cancelSchema = z.object({ time: z.string().optional() })

type Run = ToolRun<CalendarTurnTool>

/** A calendar during the run of one of its functions. */
interface Open {
  run: Run
  ref: { region: Run['region']; workspaceId: string; calendarId: string }
  calendar: Calendar
  /** The visitor's zone if known, for the times in answers. */
  timeZone: string
  /** The visitor's, counted once for all tries of the run. */
  limits: RunLimits
}

/** Returns a function that runs calendar tools. */
export function calendarRunner(
  ports: Pick<Ports, 'now' | 'web' | 'keys' | 'tasks'>,
  busyTimes = new BusyTimes(ports),
): RunTool<CalendarTurnTool> {
  const needs = { ports, busyTimes }
  return async (run) => {
    const limits = runLimits({ workspaceId: run.workspaceId, networks: run.visitor.networks }, ports.now)
    for (let tries = 1; ; tries++) {
      try {
        return await runOnce(needs, run, limits)
      } catch (error) {
        if (tries < maxTries && !run.signal.aborted) continue
        console.error('A calendar failed', { name: error instanceof Error ? error.name : typeof error })
        return failureOf('internal', 'The calendar cannot be reached at the moment.')
      }
    }
  }
}

async function runOnce(needs: CalendarNeeds, run: Run, limits: RunLimits): Promise<ToolResult> {
  const { region, workspaceId, tool, visitor } = run
  const ref = { region, workspaceId, calendarId: tool.calendarId }
  const calendar = await readCalendar(ref)
  if (!calendar) return calendarGone
  const timeZone = isTimeZone(visitor.timeZone) ? visitor.timeZone : calendar.timeZone
  const open = { run, ref, calendar, timeZone, limits }
  const input = parseArguments(run.arguments)
  switch (tool.operation) {
    case 'find':
      return withArguments(findSchema, input, (wanted) => find(needs, open, wanted))
    case 'book':
      return withArguments(bookSchema, input, (wanted) => book(needs, open, wanted))
    case 'cancel':
      return withArguments(cancelSchema, input, (wanted) => cancel(needs, open, wanted))
  }
}

async function find(
  needs: CalendarNeeds,
  open: Open,
  { from, days = usualDays }: z.output<typeof findSchema>,
): Promise<ToolResult> {
  const { calendar, timeZone } = open
  const today = dateIn(calendar.timeZone, needs.ports.now())
  const first = from && from > today ? from : today
  const slots = await readFree(needs, open, first, Math.floor(days))
  if (!slots) return unknown
  if (slots.length > 0)
    return successOf(timesResult(open, spreadSlots(slots, timeZone, maxTimes), slots.length))
  const later = await nextFree(needs, open, daysLater(first, Math.floor(days)))
  return successOf({ zone: timeZone, times: [], say: 'Nothing is free then.', later })
}

async function book(
  needs: CalendarNeeds,
  open: Open,
  { time, ...person }: z.output<typeof bookSchema>,
): Promise<ToolResult> {
  const { run, ref, timeZone } = open
  const start = readTime(time, timeZone)
  if (start === undefined) return wrongArguments('time')
  const { agentId, conversationId } = run.conversation
  const { isTest } = run.visitor
  const language = languageOf(run.visitor.language)
  const whose = { language, timeZone, agentId, conversationId, isTest }
  const booked = await bookAppointment(needs, ref, { ...person, ...whose, ID: run.key, start }, open.limits)
  switch (booked.kind) {
    case 'booked':
      return bookedResult(open, booked.appointment)
    case 'gone':
      return calendarGone
    case 'unknown':
      return unknown
    case 'tooMany':
      return failureOf(
        'too many',
        'Several appointments have been booked already. A colleague can book another one.',
      )
    case 'notFree': {
      const next = await nextFree(needs, open, dateIn(open.calendar.timeZone, start))
      return failureOf('not free', 'This time is not free. It was not booked.', { next })
    }
  }
}

function bookedResult({ timeZone }: Open, { start, language, email, mails }: Appointment): ToolResult {
  const timeText = timeInWords(start, language, timeZone)
  const isMailed = mails.visitor !== 'givenUp'
  const next = isMailed ? `A confirmation goes to ${email}.` : 'No confirmation can be sent by email today.'
  return successOf(
    { booked: timeText, say: `It is booked: ${timeText}. ${next}` },
    { [appointmentKey]: timeText },
  )
}

async function cancel(
  { ports }: CalendarNeeds,
  open: Open,
  { time }: z.output<typeof cancelSchema>,
): Promise<ToolResult> {
  const { run, ref, timeZone, limits } = open
  const all = await readAppointmentsOf(ref, run.conversation)
  // A repetition after a lost response cancels nothing more.
  const done = all.find(({ cancelledBy }) => cancelledBy === run.key)
  if (done) return cancelledResult(open, done)
  const now = ports.now()
  const upcoming = all.filter((appointment) => isToCome(appointment, now))
  const start = time === undefined ? undefined : readTime(time, timeZone)
  const meant = start === undefined ? upcoming : upcoming.filter((appointment) => appointment.start === start)
  const [first, ...others] = meant
  if (!first) return failureOf('none', 'No such appointment was booked in this conversation.')
  if (others.length > 0) {
    const times = meant.map(({ start: at }) => timeIn(timeZone, at))
    return failureOf('several', 'Which of these appointments is meant?', { times })
  }
  await cancelOnce(ports, ref, first.ID, { key: run.key, limits })
  return cancelledResult(open, first)
}

function cancelledResult({ run, timeZone }: Open, { start }: Appointment): ToolResult {
  const timeText = timeInWords(start, languageOf(run.visitor.language), timeZone)
  return successOf({ cancelled: timeText, say: `It is cancelled: ${timeText}.` }, { appointment: '' })
}

/** Returns the free times of some days; undefined when the external calendar cannot be read. */
async function readFree(
  { ports, busyTimes }: CalendarNeeds,
  { ref, calendar }: Open,
  from: string,
  days: number,
): Promise<TimeSpan[] | undefined> {
  const start = Date.parse(`${from}T00:00:00Z`) - dayMs
  const within = { start, end: start + (days + 2) * dayMs }
  const [busy, taken] = await Promise.all([busyTimes.read(ref, calendar), readBookedTimes(ref, within)])
  return busy && freeSlots(calendar, { from, days }, { taken, busy, now: ports.now() })
}

/**
 * Returns the next free times from a day on in the form for a model, searched some days at a time; none when
 * the external calendar cannot be read.
 */
async function nextFree(needs: CalendarNeeds, open: Open, from: string): Promise<object[]> {
  const slots: TimeSpan[] = []
  for (let days = 0; days <= open.calendar.aheadDays && slots.length < nextTimes; days += daysAtOnce) {
    const free = await readFree(needs, open, daysLater(from, days), daysAtOnce)
    if (!free) break
    slots.push(...free)
  }
  return timesOf(open, slots.slice(0, nextTimes))
}

function timesResult(open: Open, shown: readonly TimeSpan[], count: number): object {
  const more = count > shown.length && 'There are more: ask for one day to see them.'
  return { zone: open.timeZone, times: timesOf(open, shown), ...(more && { more }) }
}

function timesOf({ run, timeZone }: Open, slots: readonly TimeSpan[]): object[] {
  const language = languageOf(run.visitor.language)
  const words = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  })
  const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
  return slots.map(({ start }) => ({
    time: timeIn(timeZone, start),
    say: `${words.format(start)}, ${clock.format(start)}`,
  }))
}

async function withArguments<S extends z.ZodType>(
  schema: S,
  args: unknown,
  act: (read: z.output<S>) => Promise<ToolResult>,
): Promise<ToolResult> {
  const read = schema.safeParse(args)
  return read.success ? act(read.data) : wrongArguments(String(read.error.issues[0]?.path[0] ?? ''))
}

const wrongArguments = (key: string) =>
  failureOf('arguments', key ? `The ${key} is missing, or it is not one.` : 'These values do not fit.')
const calendarGone = failureOf('gone', 'Appointments cannot be booked here any more.')
const unknown = failureOf('unknown', 'It is not known at the moment which times are free.')
