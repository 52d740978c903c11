import { maxAgents } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Runtime } from '../../../shared/agents/runtime.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { organisationOfWallet } from '../../../shared/billing/wallet.ts'
import { toolLimits, type Tool } from '../../../shared/tools/tools.ts'
import { apiKeySchema } from '../../../shared/workspaces/apiKey.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { isOpenerMember, type Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { requireRuntime } from '../backups.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { freeName, tooManyTools } from '../templateFiles/newTools.ts'
import { googleBusinessSecret } from '../../chat/channels/google/saveGoogleBusiness.ts'
import { recordPaths } from '../../../shared/channels/channelRecords.ts'
import { hasChannels } from '../../chat/channels/accounts/hasChannels.ts'
import { authorizeForAgent, authorizeForWorkspace, draftOf } from '../../kernel/access/authorize.ts'
import { addAgentRemoval } from '../../agency/organisations/addAgentRemoval.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { moveProjectKey } from '../../chat/projects/projectKeys.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { readTools } from '../../chat/tools/toolLedger.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { readHttpTools, readUsedToolIds } from './readUsedTools.ts'
import { removeTenantSecret } from '../../kernel/secrets/tenantSecrets.ts'

interface Transfer extends AgentRef {
  /** The workspace that it moves to. */
  workspaceId: string
}

/**
 * Moves an agent to another workspace of the same owner. Its key, and copies of its tools under the same IDs,
 * are in the same commit. Credentials stay, so that a tool that needs one is disabled until its owner has
 * chosen another. The key of its Voiceflow project moves with it. A task moves the documents below it.
 * Instances that have it in memory charge the old wallet for a minute at most.
 */
export async function transferAgent(
  ports: Pick<Ports, 'keys' | 'now' | 'tasks'>,
  caller: Caller,
  { workspaceId: to, ...ref }: Transfer,
): Promise<{ success: true }> {
  const { region, agentId } = ref
  const moved = await untilUnchanged(() => move(ports, caller, ref, { region, workspaceId: to }))
  const task = { region, agentId, moved, attempt: 0, round: 0, isLast: false, after: '' }
  // When the queue is unavailable, the hourly sweep finds the move.
  await runIsolated('Queueing a transfer', agentId, () => ports.tasks.enqueue('followTransfer', task))
  return { success: true }
}

/** Returns when it was moved, which identifies the transfer. */
async function move(
  ports: Pick<Ports, 'keys' | 'now'>,
  caller: Caller,
  ref: AgentRef,
  target: WorkspaceRef,
): Promise<number> {
  const { region, agentId } = ref
  const grant = await authorizeForAgent(caller, 'transferAgent', ref)
  const { data: draft, version: seen } = draftOf(grant)
  await authorizeForWorkspace(caller, 'receiveAgent', target)
  const [from, to] = [grant.workspaceId, target.workspaceId]
  if (from === to) throw new AppError('failed-precondition', 'agentIsThere')
  const runtime = await requireRuntime(ref)
  if (runtime.data.moving) throw new AppError('failed-precondition', 'agentIsMoving')
  if (await hasChannels(ref)) throw new AppError('failed-precondition', 'agentHasChannels')
  const [old, next] = await Promise.all([
    readDocument(region, paths.workspace(from), workspaceSchema),
    readDocument(region, paths.workspace(to), workspaceSchema),
  ])
  if (!old || !next) throw new AppError('permission-denied')
  if (next.data.agentCount >= maxAgents(next.data)) throw new AppError('agent-limit-reached')
  const at = ports.now()
  const ids = await readUsedToolIds({ ...ref, draft, published: runtime.data.published })
  const used = await readHttpTools({ region, workspaceId: from }, ids)
  const tools = await newTools(target, used, { by: caller.uid, at })
  const writes = new Writes(region)
  writes.update(paths.agent(agentId), { ownerID: to }, seen)
  // A channel that is being connected has its secret in the old workspace.
  for (const pathOf of Object.values(recordPaths)) writes.requireNone(pathOf(agentId))
  // The secret is no longer used, and the new workspace must not have it.
  removeTenantSecret(writes, googleBusinessSecret({ region, workspaceId: from, agentId }))
  await moveProjectKey(writes, ports.keys, ref, { from, to, now: at })
  writes.update(paths.workspace(from), { agentCount: Math.max(0, old.data.agentCount - 1) }, old.version)
  const counts = { agentCount: next.data.agentCount + 1, toolSeq: next.data.toolSeq + 1 }
  writes.update(paths.workspace(to), counts, next.version)
  for (const tool of tools) writes.create(paths.tool(to, tool.ID), { ...tool })
  await moveRuntime(writes, ref, runtime, { from, to, at, by: caller.uid })
  await writes.commitUnchanged()
  return at
}

async function moveRuntime(
  writes: Writes,
  { region, agentId }: AgentRef,
  { path, data, version }: Stored<Runtime>,
  { from, to, at, by }: { from: string; to: string; at: number; by: string },
): Promise<void> {
  const keyHash = await moveKey(writes, region, data.keyHash, to)
  const changes = {
    ownerID: to,
    keyHash,
    wallet: '',
    smartHandoff: false,
    approvals: [],
    moving: { from, at, by, orgId: organisationOfWallet(data.wallet) ?? '' },
    ...(data.published && { 'published.ownerID': to }),
  }
  writes.update(path, changes, version)
  if (data.wallet) await addAgentRemoval(writes, region, agentId, data.wallet)
}

/**
 * Gives the key of an agent to its new workspace and returns its hash. Deletes the key, and returns an empty
 * text, where a person has seen it who is no member there: it would also prove to them who a visitor is.
 */
async function moveKey(writes: Writes, region: Region, keyHash: string, to: string): Promise<string> {
  const key = keyHash && (await readDocument(region, paths.apiKey(keyHash), apiKeySchema))
  if (!key) return ''
  if (await isOpenerMember(region, to, { by: key.data.by })) {
    writes.update(key.path, { wsId: to }, key.version)
    return keyHash
  }
  writes.delete(key.path, key.version)
  return ''
}

/**
 * Returns copies under the same IDs, so that flows and versions need not change; existing ones stay as they
 * are.
 */
async function newTools(
  target: WorkspaceRef,
  used: readonly Tool[],
  { by, at }: { by: string; at: number },
): Promise<Tool[]> {
  if (used.length === 0) return []
  const existing = await readTools(target)
  const missing = used.filter(({ ID }) => !existing.some((other) => other.ID === ID))
  if (existing.length + missing.length > toolLimits.perWorkspace) throw tooManyTools()
  const names = new Set(existing.map(({ name }) => name))
  return missing.map((tool) => {
    const name = freeName(tool.name, names)
    names.add(name)
    return { ...tool, name, seq: 1, by, createdAt: at, changedAt: at }
  })
}
