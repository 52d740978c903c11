import { paths } from '../../../shared/paths.ts'
import { hostSchema } from '../../../shared/agencies/hosts.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Query } from '../../../store/Query.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import type { Ports } from '../../kernel/ports/ports.ts'

/**
 * Queues a check of every host of a region's agencies that is due: live ones daily, and those whose task was
 * lost. The registry is in the default database, and the work is queued in the agency's region.
 */
export async function sweepHosts(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  const query = Query.collection('na', paths.hosts)
    .where('region', '==', region)
    .where('nextCheckAt', '<=', now())
  return sweepEach(
    { region: 'na', what: 'Checking a host', query, orderBy: 'nextCheckAt', fields: [] },
    async ({ path, fields }) => {
      const { nextCheckAt } = hostSchema.pick({ nextCheckAt: true }).parse(fields)
      const host = path.slice(path.lastIndexOf('/') + 1)
      await tasks.enqueue('lookAtHost', { region, host, run: nextCheckAt })
    },
    budget,
  )
}
