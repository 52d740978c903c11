import { paths } from '../../../shared/paths.ts'
import { authorOf } from '../../../shared/workspaces/receiverBy.ts'
import { Query } from '../../../store/Query.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { removeTenantSecret } from '../../kernel/secrets/tenantSecrets.ts'
import { holdTools } from '../tools/toolLedger.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { busySecret, type CalendarRef } from './CalendarRef.ts'
import { readCalendar } from './saveCalendar.ts'

/** Longer than a turn that may still book an appointment. */
const erasingSeconds = 300

/** Archives a calendar or restores it. An archived one takes no bookings; existing ones stay. */
export async function archiveCalendar(
  { now }: Pick<Ports, 'now'>,
  caller: Caller,
  { isArchived, ...ref }: CalendarRef & { isArchived: boolean },
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  await untilUnchanged(async () => {
    const writes = await holdTools(caller, 'changeTools', ref)
    const existing = await readCalendar(ref)
    if (!existing) throw new AppError('not-found')
    const changes = {
      isArchived,
      seq: existing.seq + 1,
      by: caller.uid,
      receiverBy: authorOf(existing),
      changedAt: now(),
    }
    await writes.update(paths.calendar(ref.workspaceId, ref.calendarId), changes).commitUnchanged()
  })
  return { success: true }
}

/**
 * Deletes a calendar with its appointments; refused while there are future appointments. Agents with the
 * calendar continue without it.
 */
export async function deleteCalendar(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  ref: CalendarRef,
): Promise<{ success: true }> {
  await authorizeForWorkspace(caller, 'changeTools', ref)
  const { region, workspaceId, calendarId } = ref
  // Queued first: if the instance ends after this, the task finds an existing calendar and does nothing.
  const task = { region, workspaceId, calendarId, at: now(), round: 0 }
  await tasks.enqueue('eraseCalendar', task, { delaySeconds: erasingSeconds })
  await untilUnchanged(async () => {
    const writes = await holdTools(caller, 'changeTools', ref)
    const toCome = await Query.collection(region, paths.appointments(workspaceId, calendarId))
      .where('state', '==', 'booked')
      .where('end', '>', now())
      .orderBy('end')
      .select([])
      .limit(1)
      .read()
    if (toCome.length > 0) throw new AppError('failed-precondition', 'calendarHasAppointments')
    removeTenantSecret(writes, busySecret(ref))
    await writes.delete(paths.calendar(workspaceId, calendarId)).commitUnchanged()
  })
  return { success: true }
}
