import { erasureSchema } from '../../../shared/workspaces/erasure.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { deleteSomeBelow } from '../../../store/deleteTree.ts'
import { readDocument, readEach } from '../../../store/documents.ts'
import { deleteFiles } from '../../../store/files.ts'
import { Query } from '../../../store/Query.ts'
import { pictureFolder } from '../../kernel/pictures/pictureFolder.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { deleteTenantSecrets } from '../../kernel/secrets/tenantSecrets.ts'
import type { TaskPayload } from '../../kernel/tasks/taskKinds.ts'
import { deleteBelow } from '../../kernel/sweeps/deleteBelow.ts'

const budgetMs = 200_000
const agentsWaitSeconds = 300
const maxAgents = 300

/**
 * Deletes what a deleted workspace has left. It waits for its agents, whose records below it have their
 * progress: their accounts at vendors are closed with the workspace's secrets.
 */
export async function eraseWorkspace(
  ports: Pick<Ports, 'now' | 'tasks'>,
  task: TaskPayload<'eraseWorkspace'>,
  budget = new WorkBudget(budgetMs),
): Promise<void> {
  const { region, workspaceId, attempt, round } = task
  const record = await readDocument(region, paths.workspaceErasure(workspaceId), erasureSchema)
  if (record?.data.state !== 'underWay') return
  const next = { ...task, round: round + 1 }
  const agents = await Query.collection(region, paths.erasures(workspaceId))
    .where('state', '==', 'underWay')
    .select([])
    .limit(maxAgents)
    .read()
  if (agents.length > 0) {
    for (const { path } of agents)
      await ports.tasks.enqueue('eraseAgent', {
        region,
        workspaceId,
        agentId: path.slice(path.lastIndexOf('/') + 1),
        attempt,
        round: 0,
        isLast: false,
      })
    return ports.tasks.enqueue('eraseWorkspace', next, { delaySeconds: agentsWaitSeconds })
  }
  await deleteTenantSecrets({ region, workspaceId })
  await eraseOrganisations(region, workspaceId)
  await deleteOwned(region, paths.planPrices, workspaceId)
  await new Writes(region).delete(paths.seller(workspaceId)).commit()
  const folders = [pictureFolder({ workspaceId })]
  const { isEmptied } = await deleteBelow(
    region,
    { documents: [paths.workspace(workspaceId)], folders },
    budget,
  )
  if (!isEmptied) return ports.tasks.enqueue('eraseWorkspace', next)
  await new Writes('na').delete(paths.tenant(workspaceId)).commit()
  await new Writes(region).update(record.path, { state: 'done', doneAt: ports.now() }).commit()
}

/** Deletes the documents of a collection that name a workspace. */
async function deleteOwned(region: Region, collection: string, workspaceId: string): Promise<void> {
  const owned = Query.collection(region, collection).where('workspaceId', '==', workspaceId).select([])
  for await (const { path } of readEach(owned)) await new Writes(region).delete(path).commit()
}

/**
 * Deletes organisations without clients and agents, with their logs and pictures; their wallets stay in the
 * ledger.
 */
async function eraseOrganisations(region: Region, workspaceId: string): Promise<void> {
  const owned = Query.collection(region, paths.orgs).where('ownerID', '==', workspaceId).select([])
  for await (const { path } of readEach(owned)) {
    while ((await deleteSomeBelow(region, path)) > 0);
    const orgId = path.slice(path.lastIndexOf('/') + 1)
    await deleteFiles(region, pictureFolder({ orgId }))
    await new Writes(region)
      .delete(paths.orgBilling(orgId))
      .delete(paths.clientRecharge(orgId))
      .delete(paths.clientPlan(orgId))
      .delete(paths.clientTerms(orgId))
      .delete(path)
      .commit()
  }
}
