import type { Appointment } from '../../../../shared/tools/calendar/calendars.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'
import type { CalendarRef } from '../CalendarRef.ts'

/**
 * Queues the emails about an appointment's latest change, if they are due; while the queue is unavailable a
 * sweep does it later.
 */
export async function queueAppointmentMail(
  { tasks }: Pick<Ports, 'tasks'>,
  { region, workspaceId, calendarId }: CalendarRef,
  { ID, sequence, mailDueAt }: Pick<Appointment, 'ID' | 'sequence' | 'mailDueAt'>,
  /** Tells one occasion from another. */
  attempt = 0,
): Promise<void> {
  if (mailDueAt === 0) return
  const task = { region, workspaceId, calendarId, appointmentId: ID, sequence, attempt }
  await runIsolated('Queueing the email of an appointment', ID, () => tasks.enqueue('mailAppointment', task))
}
