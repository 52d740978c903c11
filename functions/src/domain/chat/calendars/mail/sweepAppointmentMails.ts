import { minuteMs } from '../../../../shared/durations.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Query } from '../../../../store/Query.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { sweepEach } from '../../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../../kernel/sweeps/WorkBudget.ts'
import { queueAppointmentMail } from './queueAppointmentMail.ts'

/** Longer than all tries of an email take. */
const patienceMs = 30 * minuteMs

/** Queues emails of appointments that were booked while the queue was unavailable. */
export function sweepAppointmentMails(
  ports: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  const now = ports.now()
  return sweepEach(
    {
      region,
      what: 'Queueing the email of an appointment',
      query: Query.collectionGroup(region, 'appointments')
        .where('mailDueAt', '>', 0)
        .where('mailDueAt', '<', now - patienceMs),
      orderBy: 'mailDueAt',
      fields: ['sequence'],
    },
    async ({ path, fields }) => {
      const [, workspaceId = '', , calendarId = '', , ID = ''] = path.split('/')
      const appointment = { ID, sequence: Number(fields['sequence']), mailDueAt: Number(fields['mailDueAt']) }
      const attempt = Math.floor(now / patienceMs)
      await queueAppointmentMail(ports, { region, workspaceId, calendarId }, appointment, attempt)
    },
    budget,
  )
}
