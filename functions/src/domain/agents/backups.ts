import { z } from 'zod'
import type { Agent, AgentBackup } from '../../shared/agents/agent.ts'
import { agentFingerprint } from '../../shared/agents/agentFingerprint.ts'
import { maxBackups } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import { runtimeSchema, type Runtime } from '../../shared/agents/runtime.ts'
import type { Region } from '../../shared/regions/regions.ts'
import type { Writes } from '../../store/commit.ts'
import { readDocument, readEach } from '../../store/documents.ts'
import { Query } from '../../store/Query.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import { storeFlow } from '../chat/flow/storeFlow.ts'
import { nameOfMember } from '../chat/inbox/operator.ts'
import type { Caller } from '../kernel/access/actor.ts'
import type { AgentRef } from '../kernel/access/AgentRef.ts'

const reviewedSchema = z.object({ agent: z.object({ flowHash: z.string().optional() }) })

/** Adds a draft to a commit as a version of its own, unless it is the newest one already. */
export async function addDraftVersion(
  writes: Writes,
  ref: AgentRef,
  { agent, at, by }: { agent: Agent; at: number; by: Pick<Caller, 'uid' | 'name'> },
): Promise<void> {
  const runtime = await requireRuntime(ref)
  const [newest] = runtime.data.backups
  const isKept = newest?.fingerprint === agentFingerprint(agent) && newest.flowHash === agent.flowHash
  if (isKept) return
  if (agent.flowHash) await storeFlow(writes, ref, { ...agent, enableNodes: false })
  const backups = await addBackup(writes, ref, runtime.data, {
    version: agent.publishedVersion,
    agent,
    at,
    ...(await backupAuthorOf(ref.region, agent.ownerID, by)),
    approval: null,
    reason: '',
    label: '',
    labelBy: '',
  })
  writes.update(paths.runtime(ref.agentId), { backups }, runtime.version)
}

/**
 * Adds a backup to a commit and deletes the one above the limit, with every flow that no version and no draft
 * in review refers to any more; returns the remaining ones, newest first. The flow that visitors have used
 * until now stays until the next version.
 */
export async function addBackup(
  writes: Writes,
  { region, agentId }: AgentRef,
  { backups: earlier, published }: Pick<Runtime, 'backups' | 'published'>,
  backup: AgentBackup,
): Promise<Runtime['backups']> {
  const id = Math.max(backup.at, (earlier[0]?.id ?? 0) + 1)
  writes.create(paths.backup(agentId, id), { ...backup })
  const { flowHash } = backup.agent
  const newest = { id, fingerprint: agentFingerprint(backup.agent), ...(flowHash && { flowHash }) }
  const all = [newest, ...earlier]
  const remaining = all.slice(0, maxBackups)
  for (const dropped of all.slice(maxBackups)) writes.delete(paths.backup(agentId, dropped.id))
  const reviewed = await readDocument(region, paths.reviewedDraft(agentId), reviewedSchema)
  const usedHashes = new Set([
    published?.flowHash,
    reviewed?.data.agent.flowHash,
    ...remaining.map((version) => version.flowHash),
  ])
  const flows = Query.collection(region, paths.keptFlows(agentId)).select([])
  for await (const { path } of readEach(flows))
    if (!usedHashes.has(path.slice(path.lastIndexOf('/') + 1))) writes.delete(path)
  return remaining
}

/** Returns the author of a version, with their name for the list of versions. */
export async function backupAuthorOf(
  region: Region,
  workspaceId: string,
  { uid, name }: Pick<Caller, 'uid' | 'name'>,
): Promise<Pick<AgentBackup, 'by' | 'byName'>> {
  return { by: uid, byName: await nameOfMember(region, workspaceId, uid, name) }
}

/** Returns all that a turn needs to know of an agent, with its version. Throws AppError 'not-found'. */
export async function requireRuntime({ region, agentId }: AgentRef) {
  const runtime = await readDocument(region, paths.runtime(agentId), runtimeSchema)
  if (!runtime) throw new AppError('not-found')
  return runtime
}
