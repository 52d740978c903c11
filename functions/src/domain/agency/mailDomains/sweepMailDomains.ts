import { mailDomainSchema } from '../../../shared/agencies/mailDomains.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Query } from '../../../store/Query.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'

/** Queues a check of every mail domain of a region's agencies that is due. */
export async function sweepMailDomains(
  { now, tasks }: Pick<Ports, 'now' | 'tasks'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  const query = Query.collection('na', paths.mailDomains)
    .where('region', '==', region)
    .where('nextCheckAt', '<=', now())
  return sweepEach(
    { region: 'na', what: 'Checking a mail domain', query, orderBy: 'nextCheckAt', fields: [] },
    async ({ path, fields }) => {
      const { nextCheckAt } = mailDomainSchema.pick({ nextCheckAt: true }).parse(fields)
      const name = path.slice(path.lastIndexOf('/') + 1)
      await tasks.enqueue('lookAtMailDomain', { region, name, run: nextCheckAt, isTold: false })
    },
    budget,
  )
}
