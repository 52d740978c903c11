import { hourMs } from '../../../../shared/durations.ts'
import { appointmentSchema, type Appointment } from '../../../../shared/tools/calendar/calendars.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import type { CalendarRef } from '../CalendarRef.ts'
import { freeTime, readDayBooks } from './dayBooks.ts'
import { withoutMails, type RunLimits } from './bookingLimits.ts'
import { queueAppointmentMail } from '../mail/queueAppointmentMail.ts'

/** At least the longest buffer of any calendar. */
const maxBufferMs = 4 * hourMs

/** Cancels an appointment for a member; does nothing when it is already cancelled. */
export async function cancelAppointment(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { appointmentId, ...ref }: CalendarRef & { appointmentId: string },
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  const cancelled = await cancelOnce(ports, ref, appointmentId)
  if (!cancelled) throw new AppError('not-found')
  return { success: true }
}

/** The visitor who cancels, by the tool's run of this key. */
interface CancellingVisitor {
  key: string
  limits: RunLimits
}

/**
 * Cancels an appointment and queues the emails to both sides, once however often it is called; above the
 * limit of the visitor's networks without emails. Undefined for an unknown appointment.
 */
export async function cancelOnce(
  ports: Pick<Ports, 'now' | 'tasks'>,
  ref: CalendarRef,
  appointmentId: string,
  visitor?: CancellingVisitor,
): Promise<Appointment | undefined> {
  const cancelled = await untilUnchanged(() => tryToTakeBack(ports, ref, { appointmentId, visitor }))
  if (cancelled) await queueAppointmentMail(ports, ref, cancelled)
  return cancelled
}

async function tryToTakeBack(
  { now }: Pick<Ports, 'now'>,
  ref: CalendarRef,
  { appointmentId, visitor }: { appointmentId: string; visitor: CancellingVisitor | undefined },
): Promise<Appointment | undefined> {
  const path = paths.appointment(ref.workspaceId, ref.calendarId, appointmentId)
  const stored = await readDocument(ref.region, path, appointmentSchema)
  if (!stored || stored.data.state === 'cancelled') return stored?.data
  const { start, end, sequence } = stored.data
  // Today's buffer may be smaller than the one at the booking, so the largest one finds all its days.
  const days = await readDayBooks(ref, { start: start - maxBufferMs, end: end + maxBufferMs })
  const isMailed = !visitor || (await visitor.limits.maySendMails())
  const mailing = { mailDueAt: now(), mails: isMailed ? {} : withoutMails }
  const cancelledBy = visitor?.key ?? ''
  const changes = { state: 'cancelled' as const, sequence: sequence + 1, ...mailing, cancelledBy }
  const writes = new Writes(ref.region)
  freeTime(writes, days, appointmentId)
  await writes.update(path, changes, stored.version).commitUnchanged()
  return { ...stored.data, ...changes }
}
