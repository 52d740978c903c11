import type { Region } from '../../../../../shared/regions/regions.ts'
import { Query } from '../../../../../store/Query.ts'
import type { Ports } from '../../../../kernel/ports/ports.ts'
import { sweepEach } from '../../../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../../../kernel/sweeps/WorkBudget.ts'
import { deleteMetaLogin, metaLoginSchema, metaLoginsPath } from './metaLogins.ts'

/** Deletes expired sign-ins at Meta with their tokens. Returns their number. */
export function sweepMetaLogins(
  { now }: Pick<Ports, 'now'>,
  region: Region,
  budget?: WorkBudget,
): Promise<number> {
  const query = Query.collection(region, metaLoginsPath).where('until', '<=', now())
  return sweepEach(
    { region, what: 'Deleting a sign-in', query, orderBy: 'until', fields: ['workspaceId'] },
    async ({ path, fields }) => {
      const { workspaceId } = metaLoginSchema.pick({ workspaceId: true }).parse(fields)
      await deleteMetaLogin({ region, workspaceId, loginId: path.slice(path.lastIndexOf('/') + 1) })
    },
    budget,
  )
}
