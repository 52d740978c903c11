import { agentSchema } from '../../../shared/agents/agent.ts'
import { organisationSchema, type Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import { walletOfOrganisation } from '../../../shared/billing/wallet.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { authorizeForAgent, authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { deleteLeftNotices } from '../notices/deleteNotices.ts'
import { deleteReview } from './deleteReview.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addLogEntry } from './addLogEntry.ts'
import { looksOf } from './agentLooks.ts'

/** Instances cache the organisation of an agent for a minute at most. */
const deletionDelaySeconds = 120

interface AgentsOfOrganisation {
  region: Region
  orgId: string
  widgetIDs: string[]
}

/**
 * Gives an organisation exactly these agents: its clients see them, and its wallet pays for them. An agent is
 * in at most one organisation. Instances that have one in memory take up to a minute to change the payer.
 * Where an approval is required, only the owner of the workspace takes agents out.
 */
export async function setOrganisationAgents(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { region, orgId, widgetIDs }: AgentsOfOrganisation,
) {
  let left: string[] = []
  await untilUnchanged(async () => {
    const writes = new Writes(region)
    const { stored, workspaceId } = await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, 'changeOrganisation', { region, orgId }),
    )
    const before = stored.data.widgetIDs
    const wanted = [...new Set(widgetIDs)]
    const remainingLooks = Object.entries(stored.data.agentLooks).filter(([agentId]) =>
      wanted.includes(agentId),
    )
    const agentLooks: Organisation['agentLooks'] = Object.fromEntries(remainingLooks)
    for (const agentId of wanted.filter((id) => !before.includes(id)))
      agentLooks[agentId] = await attach(writes, region, caller, { agentId, workspaceId, org: stored.data })
    left = before.filter((id) => !wanted.includes(id))
    // Outside the organisation a member could publish without an approval what its visitors see.
    if (left.length > 0 && stored.data.settings.approvalRequired)
      await authorizeForOrganisation(caller, 'requireApproval', { region, orgId })
    for (const agentId of left) await detach(writes, region, agentId)
    if (left.length === 0 && wanted.every((id) => before.includes(id))) return
    const now = ports.now()
    writes.update(
      stored.path,
      { widgetIDs: wanted, agentLooks, lastModified: Math.floor(now / 1000) },
      stored.version,
    )
    addLogEntry(writes, { orgId, kind: 'agentsChanged', by: caller.uid, at: now })
    await writes.commitUnchanged()
  })
  // The notices about the agent are no longer for its clients; what is left expires after thirty days.
  for (const agentId of left) {
    const task = { region, orgId, agentId, at: ports.now() }
    await runIsolated('Deleting notices', agentId, () => deleteLeftNotices(task))
    // Again when no instance counts the agent as the organisation's any longer.
    await runIsolated('Queueing the deletion of notices', agentId, () =>
      ports.tasks.enqueue('dropLeftNotices', task, { delaySeconds: deletionDelaySeconds }),
    )
    await runIsolated('Deleting a review', agentId, () => deleteReview(region, agentId))
  }
  return { success: true as const }
}

/** Adds an agent to an organisation and returns its name and colour. */
async function attach(
  writes: Writes,
  region: Region,
  caller: Caller,
  { agentId, org, workspaceId }: { agentId: string; org: Organisation; workspaceId: string },
) {
  const [agent, runtime] = await Promise.all([
    readDocument(
      region,
      paths.agent(agentId),
      agentSchema.pick({ ownerID: true, title: true, primaryColor: true }),
    ),
    readDocument(region, paths.runtime(agentId), runtimeSchema),
  ])
  if (agent?.data.ownerID !== workspaceId || !runtime) throw new AppError('permission-denied')
  // A version that was published outside the organisation has no approval; only the owner may bring it in.
  if (org.settings.approvalRequired && runtime.data.publishedVersion > 0)
    await authorizeForAgent(caller, 'publishUnapproved', { region, agentId })
  const wallet = walletOfOrganisation(org.ID)
  if (runtime.data.wallet && runtime.data.wallet !== wallet)
    await refuseTaken(region, runtime.data.wallet.replace(/^org_/, ''))
  const { smartHandoff } = org.settings
  writes.update(runtime.path, { wallet, smartHandoff }, runtime.version)
  return looksOf(agent.data)
}

async function refuseTaken(region: Region, orgId: string): Promise<never> {
  const other = await readDocument(region, paths.org(orgId), organisationSchema)
  throw new AppError('failed-precondition', {
    key: 'agentInOrganisation',
    values: { org: other?.data.name ?? '' },
  })
}

/** Makes the workspace pay for an agent again; does nothing for a deleted one. */
async function detach(writes: Writes, region: Region, agentId: string): Promise<void> {
  const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
  if (runtime)
    writes.update(runtime.path, { wallet: '', smartHandoff: false, approvals: [] }, runtime.version)
}
