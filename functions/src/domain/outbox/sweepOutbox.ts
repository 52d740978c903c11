import type { Region } from '../../shared/regions.ts'
import { Query } from '../../store/Query.ts'
import type { Ports } from '../ports.ts'
import { sweepEach } from '../retention/sweepEach.ts'
import type { WorkBudget } from '../retention/WorkBudget.ts'
import { runIsolated } from '../runIsolated.ts'

/** A reply that waits for longer was committed while the queue was out of reach, or its worker has died. */
const patienceMs = 5 * 60_000

/** Queues the delivery of replies that nobody delivers. Returns how many. */
export function sweepOutbox(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  const minute = Math.floor(now() / 60_000)
  return sweepEach(
    {
      region,
      what: 'Queueing a delivery',
      query: Query.collectionGroup(region, 'outbox')
        .where('state', 'in', ['waiting', 'sending'])
        .where('notBefore', '<', now() - patienceMs),
      orderBy: 'notBefore',
      fields: [],
    },
    async ({ path }) => {
      const [, agentId = '', , conversationId = ''] = path.split('/')
      const task = { region, agentId, conversationId, run: `sweep ${minute}` }
      // While the queue is out of reach the entry is not to blame: the next sweep finds it again.
      await runIsolated('Queueing a delivery', path, () => tasks.enqueue('deliverReplies', task))
    },
    budget,
  )
}
