import { minuteMs } from '../../../../shared/durations.ts'
import type { Region } from '../../../../shared/regions/regions.ts'
import { Query } from '../../../../store/Query.ts'
import type { Ports } from '../../../kernel/ports/ports.ts'
import { sweepEach } from '../../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../../kernel/sweeps/WorkBudget.ts'
import { runIsolated } from '../../../kernel/errors/runIsolated.ts'

/** Older work was committed while the queue was unavailable, or its worker has died. */
const patienceMs = 5 * minuteMs

/** Queues threads whose work is overdue. Returns their number. */
export function sweepThreads(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  const minute = Math.floor(now() / minuteMs)
  return sweepEach(
    {
      region,
      what: 'Queueing a thread',
      query: Query.collectionGroup(region, 'threads')
        .where('dueAt', '>', 0)
        .where('dueAt', '<', now() - patienceMs),
      orderBy: 'dueAt',
      fields: [],
    },
    async ({ path }) => {
      const [, agentId = '', , threadId = ''] = path.split('/')
      const task = { region, agentId, threadId, run: `sweep ${minute}` }
      // While the queue is unavailable the thread is not to blame: the next sweep finds it again.
      await runIsolated('Queueing a thread', path, () => tasks.enqueue('serveThread', task))
    },
    budget,
  )
}
