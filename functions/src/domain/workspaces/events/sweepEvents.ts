import { hourMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Query } from '../../../store/Query.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { queueEvent } from './addEvent.ts'

/** Longer than all tries of an event take. */
const patienceMs = 3 * hourMs

/** Queues events that have no task, because the queue was unavailable when they were committed. */
export function sweepEvents(
  ports: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  const now = ports.now()
  return sweepEach(
    {
      region,
      what: 'Queueing an event',
      query: Query.collectionGroup(region, 'outgoingEvents')
        .where('state', '==', 'waiting')
        .where('createdAt', '<', now - patienceMs),
      orderBy: 'createdAt',
      fields: [],
    },
    async ({ path }) => {
      const [, workspaceId = '', , eventId = ''] = path.split('/')
      await queueEvent(ports, { region, workspaceId, eventId }, Math.floor(now / patienceMs))
    },
    budget,
  )
}
