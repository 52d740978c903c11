import { minuteMs } from '../../../shared/durations.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Query } from '../../../store/Query.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { haveTasksWaited } from '../../kernel/tasks/taskSlots.ts'
import { changeSource, failures } from './knowledgeStates.ts'

/** Longer than the queue's tries, its waits and a rebuild after them take. */
const patienceMs = 45 * minuteMs

/**
 * Marks sources as failed whose task was lost, so that their owner may retry; none of a workspace whose tasks
 * have waited for each other, because theirs may still wait. Returns the number of sources that it has found.
 */
export function sweepKnowledge(
  ports: Pick<Ports, 'now'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Giving up a source',
      query: Query.collectionGroup(region, 'kb')
        .where('state', 'in', ['processing', 'indexing'])
        .where('lastModified', '<', ports.now() - patienceMs),
      orderBy: 'lastModified',
      fields: ['ownerID'],
    },
    async (source) => {
      const workspaceId = String(source.fields['ownerID'])
      if (await haveTasksWaited({ region, workspaceId, queue: 'parsing' }, ports.now() - patienceMs)) return
      await changeSource(region, source, {
        state: 'failed',
        failure: failures.interrupted,
        lastModified: ports.now(),
      })
    },
    budget,
  )
}
