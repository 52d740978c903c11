import { appointmentSchema, type Appointment } from '../../../../shared/tools/calendars.ts'
import { paths } from '../../../../shared/paths.ts'
import { Writes } from '../../../../store/commit.ts'
import { readDocument } from '../../../../store/documents.ts'
import type { Caller } from '../../../kernel/access/actor.ts'
import { AppError } from '../../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../../kernel/access/authorize.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../../kernel/untilUnchanged.ts'
import type { CalendarRef } from '../CalendarRef.ts'
import { giveTime, openDays } from './dayBooks.ts'
import { queueAppointmentMail } from '../mail/queueAppointmentMail.ts'

/** More than any calendar leaves free around an appointment. */
const mostBufferMs = 4 * 3_600_000

/** Cancels an appointment for a member; nothing happens where it is cancelled already. */
export async function cancelAppointment(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { appointmentId, ...ref }: CalendarRef & { appointmentId: string },
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  const cancelled = await takeBack(ports, ref, appointmentId)
  if (!cancelled) throw new AppError('not-found')
  return { success: true }
}

/**
 * Takes an appointment back and has both sides told, once however often it is called. Undefined where there
 * is none.
 */
export async function takeBack(
  ports: Pick<Ports, 'now' | 'tasks'>,
  ref: CalendarRef,
  appointmentId: string,
  /** The run of a tool that does it. */
  cancelledBy = '',
): Promise<Appointment | undefined> {
  const cancelled = await untilUnchanged(() => tryToTakeBack(ports, ref, { appointmentId, cancelledBy }))
  if (cancelled) await queueAppointmentMail(ports, ref, cancelled)
  return cancelled
}

async function tryToTakeBack(
  { now }: Pick<Ports, 'now'>,
  ref: CalendarRef,
  { appointmentId, cancelledBy }: { appointmentId: string; cancelledBy: string },
): Promise<Appointment | undefined> {
  const path = paths.appointment(ref.workspaceId, ref.calendarId, appointmentId)
  const stored = await readDocument(ref.region, path, appointmentSchema)
  if (!stored || stored.data.state === 'cancelled') return stored?.data
  const { start, end, sequence } = stored.data
  // By another rule than the one it was booked under, it may touch fewer days now than then.
  const days = await openDays(ref, { start: start - mostBufferMs, end: end + mostBufferMs })
  const mailing = { mailDueAt: now(), mails: {} }
  const changes = { state: 'cancelled' as const, sequence: sequence + 1, ...mailing, cancelledBy }
  const writes = new Writes(ref.region)
  giveTime(writes, days, appointmentId)
  await writes.update(path, changes, stored.version).commitUnchanged()
  return { ...stored.data, ...changes }
}
