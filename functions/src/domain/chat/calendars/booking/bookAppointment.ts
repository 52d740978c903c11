import { dayMs } from '../../../../shared/durations.ts'
import {
  appointmentSchema,
  calendarLimits,
  calendarSchema,
  type Appointment,
  type Calendar,
} from '../../../../shared/tools/calendar/calendars.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import type { BusyTimes } from './BusyTimes.ts'
import type { CalendarRef } from '../CalendarRef.ts'
import { readDayBooks, bookedTimes, bookTime, withBuffer } from './dayBooks.ts'
import { isFree, slotAt } from './freeSlots.ts'
import { runLimits, withoutMails, type RunLimits } from './bookingLimits.ts'
import { queueAppointmentMail } from '../mail/queueAppointmentMail.ts'
import { isToCome, readAppointmentsOf } from './readAppointmentsOf.ts'

/** The time for which a past appointment is kept. */
const retentionDays = 180

export interface CalendarNeeds {
  ports: Pick<Ports, 'now' | 'tasks'>
  busyTimes: BusyTimes
}

/** An appointment to book. `ID`: the key of the run that books it. */
export type NewAppointment = Pick<
  Appointment,
  'ID' | 'start' | 'name' | 'email' | 'phone' | 'note' | 'language' | 'agentId' | 'conversationId' | 'isTest'
> & {
  /** Missing when unknown; the calendar's own zone is used then. */
  timeZone: string
}

/** The result of a booking, with the present calendar. */
export type Booked =
  | { kind: 'booked'; appointment: Appointment; calendar: Calendar }
  | { kind: 'notFree' | 'unknown' | 'tooMany'; calendar: Calendar }
  | { kind: 'gone' }

/**
 * Books a time exactly once for its ID. A repetition returns the existing appointment, whatever its other
 * values, and queues emails that were not sent. A time never gets more appointments than it has places. Above
 * the limit of the visitor's networks it is booked without emails. `limits`: those of the visitor's run.
 */
export async function bookAppointment(
  { ports, busyTimes }: CalendarNeeds,
  ref: CalendarRef,
  request: NewAppointment,
  limits: RunLimits = runLimits(ref, ports.now),
): Promise<Booked> {
  const booked = await untilUnchanged(() => tryToBook({ ports, busyTimes, limits }, ref, request))
  if (booked.kind === 'booked') await queueAppointmentMail(ports, ref, booked.appointment)
  return booked
}

async function tryToBook(
  { ports, busyTimes, limits }: CalendarNeeds & { limits: RunLimits },
  ref: CalendarRef,
  request: NewAppointment,
): Promise<Booked> {
  const { region, workspaceId, calendarId } = ref
  const path = paths.appointment(workspaceId, calendarId, request.ID)
  const [stored, existing] = await Promise.all([
    readDocument(region, paths.calendar(workspaceId, calendarId), calendarSchema),
    readDocument(region, path, appointmentSchema),
  ])
  const calendar = stored?.data
  if (!calendar) return { kind: 'gone' }
  if (existing) return { kind: 'booked', appointment: existing.data, calendar }
  if (calendar.isArchived) return { kind: 'gone' }
  const now = ports.now()
  const slot = slotAt(calendar, request.start)
  if (!slot) return { kind: 'notFree', calendar }
  const busy = await busyTimes.read(ref, calendar)
  if (!busy) return { kind: 'unknown', calendar }
  const days = await readDayBooks(ref, withBuffer(slot, calendar))
  if (!isFree(calendar, slot, { taken: bookedTimes(days), busy, now })) return { kind: 'notFree', calendar }
  const others = await readAppointmentsOf(ref, request)
  if (others.filter((other) => isToCome(other, now)).length >= calendarLimits.ofConversation)
    return { kind: 'tooMany', calendar }
  if (!(await limits.mayBook())) return { kind: 'tooMany', calendar }
  const isMailed = await limits.maySendMails()
  const appointment: Appointment = {
    ...request,
    ...slot,
    calendarId,
    timeZone: request.timeZone || calendar.timeZone,
    state: 'booked',
    bookedAt: now,
    sequence: 0,
    mailDueAt: now,
    mails: isMailed ? {} : withoutMails,
    cancelledBy: '',
  }
  const writes = new Writes(region)
  bookTime(writes, days, appointment)
  const expiresAt = new Date(slot.end + retentionDays * dayMs)
  await writes.create(path, { ...appointment, expiresAt }).commitUnchanged()
  return { kind: 'booked', appointment, calendar }
}
