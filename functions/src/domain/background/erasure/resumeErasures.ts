import { hourMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Query } from '../../../store/Query.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'

/** Queues deletions again that started over an hour ago and are not done: their tasks may be lost. */
export function resumeErasures(
  ports: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  const attempt = Math.floor(ports.now() / hourMs)
  return sweepEach(
    {
      region,
      what: 'Resuming an erasure',
      query: Query.collectionGroup(region, 'erasures')
        .where('state', '==', 'underWay')
        .where('at', '<', ports.now() - hourMs),
      orderBy: 'at',
      fields: [],
    },
    async ({ path }) => {
      const [first, second = '', , agentId = ''] = path.split('/')
      const task = { region, workspaceId: second, attempt, round: 0 }
      // A queue that is unavailable is no fault of the record: the next sweep finds it again.
      await runIsolated('Resuming an erasure', path, () =>
        first === 'erasures'
          ? ports.tasks.enqueue('eraseWorkspace', task)
          : ports.tasks.enqueue('eraseAgent', { ...task, agentId, isLast: false }),
      )
    },
    budget,
  )
}
