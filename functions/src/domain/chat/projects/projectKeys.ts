import { z } from 'zod'
import { projectModel } from '../../../shared/models/models.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import type { ServedAgent } from '../servedAgents/AgentCache.ts'
import type { OwnKeys } from '../modelKeys/OwnKeys.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { SecretText } from '../../kernel/secrets/SecretText.ts'
import {
  addTenantSecret,
  readTenantSecret,
  removeTenantSecret,
  type SecretRef,
} from '../../kernel/secrets/tenantSecrets.ts'

export interface ProjectRef {
  region: Region
  workspaceId: string
  agentId: string
}

/** The holder of a turn's keys: a workspace, or an agent with a project. */
export interface KeyHolder extends Omit<ProjectRef, 'agentId'> {
  /** The agent whose project answers; missing when models do. */
  projectOf?: string
}

/** Returns the holder of the keys that an agent's turns use. */
export function keyHolderOf(region: Region, { workspaceId, agent }: ServedAgent): KeyHolder {
  return { region, workspaceId, ...(agent.agentPlatform === 'vf' && { projectOf: agent.ID }) }
}

/** `storedAt` in milliseconds since 1970. */
const sealedSchema = z.object({ secret: z.string(), storedAt: z.int() })

/** Returns the name of the key's secret: a key belongs to one project, and so to one agent. */
export function projectSecret({ region, workspaceId, agentId }: ProjectRef): SecretRef {
  return { region, workspaceId, name: `voiceflow-${agentId.replaceAll('_', '-')}` }
}

/** Adds a project's key to a commit and replaces the one before, which running turns still use. */
export async function addProjectKey(
  writes: Writes,
  keys: Ports['keys'],
  ref: ProjectRef,
  { secret, now }: { secret: string; now: number },
): Promise<void> {
  const text = JSON.stringify({ secret, storedAt: now })
  await addTenantSecret(writes, keys, projectSecret(ref), text, now)
}

/** Returns the key of an agent's project; undefined for none. */
export async function readProjectKey(keys: Ports['keys'], ref: ProjectRef): Promise<SecretText | undefined> {
  return (await openKey(keys, ref))?.secret
}

/** Seals a project's key for the workspace that its agent is transferred to. */
export async function moveProjectKey(
  writes: Writes,
  keys: Ports['keys'],
  { region, agentId }: Omit<ProjectRef, 'workspaceId'>,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const before = { region, agentId, workspaceId: from }
  const secret = (await readProjectKey(keys, before))?.reveal()
  if (secret === undefined) return
  await addProjectKey(writes, keys, { region, agentId, workspaceId: to }, { secret, now })
  removeTenantSecret(writes, projectSecret(before))
}

/** Returns the keys of a turn with a project, which no other key can replace. */
export async function readProjectKeys({ keys }: Pick<Ports, 'keys'>, ref: ProjectRef): Promise<OwnKeys> {
  const vendor = projectModel.provider
  const opened = await openKey(keys, ref)
  const key = opened && { vendor, ...opened, baseUrl: '', model: '' }
  return new Map([[vendor, { key, isOnly: true }]])
}

async function openKey(keys: Ports['keys'], ref: ProjectRef) {
  const text = await readTenantSecret(keys, projectSecret(ref))
  if (!text) return undefined
  const { secret, storedAt } = sealedSchema.parse(JSON.parse(text.reveal()))
  return { secret: new SecretText(secret), storedAt }
}
