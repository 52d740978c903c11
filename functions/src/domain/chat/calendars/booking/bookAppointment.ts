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
import { openDays, bookedTimes, bookTime, withBuffer } from './dayBooks.ts'
import { isFree, slotAt } from './freeSlots.ts'
import { maySendMails, withoutMails } from './maySendMails.ts'
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
  /** The names of the visitor's networks, from narrow to wide; missing when unknown. They are not stored. */
  networks?: readonly string[] | undefined
}

/** The result of a booking, with the present calendar. */
export type Booked =
  | { kind: 'booked'; appointment: Appointment; calendar: Calendar }
  | { kind: 'notFree' | 'unknown' | 'tooMany'; calendar: Calendar }
  | { kind: 'gone' }

/**
 * Books a time exactly once for its ID. A repetition returns the existing appointment, whatever its other
 * values, and queues emails that were not sent. A time never gets more appointments than it has places. Above
 * the limit of the visitor's networks it is booked without emails.
 */
export async function bookAppointment(
  { ports, busyTimes }: CalendarNeeds,
  ref: CalendarRef,
  request: NewAppointment,
): Promise<Booked> {
  const booked = await untilUnchanged(() => tryToBook({ ports, busyTimes }, ref, request))
  if (booked.kind === 'booked') await queueAppointmentMail(ports, ref, booked.appointment)
  return booked
}

async function tryToBook(
  { ports, busyTimes }: CalendarNeeds,
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
  const days = await openDays(ref, withBuffer(slot, calendar))
  if (!isFree(calendar, slot, { taken: bookedTimes(days), busy, now })) return { kind: 'notFree', calendar }
  const others = await readAppointmentsOf(ref, request)
  if (others.filter((other) => isToCome(other, now)).length >= calendarLimits.ofConversation)
    return { kind: 'tooMany', calendar }
  const { networks = [], ...values } = request
  const isMailed = await maySendMails(workspaceId, networks, now)
  const appointment: Appointment = {
    ...values,
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
