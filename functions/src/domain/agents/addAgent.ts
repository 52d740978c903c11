import { z } from 'zod'
import { agentSchema, type Agent } from '../../shared/agents/agent.ts'
import { dayMs } from '../../shared/durations.ts'
import type { Flow } from '../../shared/flow/flow.ts'
import type { KnowledgeSource } from '../../shared/knowledge/knowledge.ts'
import { identifierLengths, maxAgents, secretKeyPrefix } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import type { SavedTest } from '../../shared/agents/savedTests.ts'
import type { TemplateKey } from '../../shared/agents/templateKeys.ts'
import type { Tool } from '../../shared/tools/tools.ts'
import { workspaceSchema } from '../../shared/workspaces/workspace.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../kernel/access/authorize.ts'
import { AppError } from '../kernel/errors/AppError.ts'
import { hashOfFlow } from '../chat/flow/readFlow.ts'
import { randomIdentifier, sha256 } from '../kernel/identifiers.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { addProjectKey } from '../chat/projects/projectKeys.ts'
import { queueNotice } from '../kernel/tasks/queueNotice.ts'
import { untilUnchanged } from '../kernel/untilUnchanged.ts'

export interface AgentAttempt {
  region: Region
  workspaceId: string
  attemptId: string
  template: TemplateKey
}

/** The parts of a new agent. */
export interface AgentParts {
  /** Fields of its draft; missing ones have the defaults of a new agent. */
  fields: object & { title: string }
  /** The key of the Voiceflow project that answers for it; missing where models do. */
  projectKey?: string | undefined
  /** The member who chose the key; the caller if missing. */
  projectKeyBy?: string | undefined
  flow?: Flow | undefined
  /** New tools of its workspace, under names that are free there. */
  tools?: readonly Tool[]
  /** Its knowledge sources, which are indexed afterwards. */
  sources?: readonly Omit<KnowledgeSource, 'agentId' | 'ownerID'>[]
  tests?: readonly Omit<SavedTest, 'agentId' | 'ownerID'>[]
}

const attemptSchema = z.object({ agentId: z.string() })

/**
 * Creates an agent with all its parts in one commit, within the plan's limit. A repeated attempt returns the
 * agent it made. `partsOf` is called again when the workspace has changed in the meantime. Only the hash of
 * its secret key is stored; to show a key, renew it.
 */
export async function addAgent(
  ports: Pick<Ports, 'now' | 'tasks' | 'keys'>,
  caller: Caller,
  attempt: AgentAttempt,
  partsOf: () => AgentParts | Promise<AgentParts>,
): Promise<string> {
  const { region, workspaceId, template } = attempt
  const agentId = await untilUnchanged(() => addOnce(ports, caller, attempt, partsOf))
  await queueNotice(ports, region, 'newAgent', agentId, { agentId, workspaceId, region, template })
  return agentId
}

async function addOnce(
  ports: Pick<Ports, 'now' | 'keys'>,
  caller: Caller,
  attempt: AgentAttempt,
  partsOf: () => AgentParts | Promise<AgentParts>,
): Promise<string> {
  const { region, workspaceId } = attempt
  const attemptPath = paths.attempt(workspaceId, attempt.attemptId)
  const earlier = await readDocument(region, attemptPath, attemptSchema)
  if (earlier) return earlier.data.agentId
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  // After the workspace: the commit fails where the caller is removed later.
  await authorizeForWorkspace(caller, 'createAgent', { region, workspaceId })
  if (workspace.data.agentCount >= maxAgents(workspace.data)) throw new AppError('agent-limit-reached')
  const {
    flow,
    tools = [],
    sources = [],
    tests = [],
    projectKey: secret,
    projectKeyBy = caller.uid,
    ...parts
  } = await partsOf()
  const now = ports.now()
  const agent = newAgent(attempt, { ...parts, flow, projectKey: secret }, now)
  const writes = new Writes(region)
  writes.create(paths.agent(agent.ID), { ...agent })
  if (flow && agent.flowHash) {
    const stored = { json: JSON.stringify(flow), seq: 1, hash: agent.flowHash, by: caller.uid, at: now }
    writes.create(paths.flow(agent.ID), stored)
  }
  addKey(writes, attempt, agent, secret ? projectKeyBy : '')
  if (secret)
    await addProjectKey(writes, ports.keys, { region, workspaceId, agentId: agent.ID }, { secret, now })
  writes.create(attemptPath, { agentId: agent.ID, expiresAt: new Date(now + dayMs) })
  for (const tool of tools) writes.create(paths.tool(workspaceId, tool.ID), { ...tool })
  for (const source of sources) {
    const owned = { ...source, agentId: agent.ID, ownerID: workspaceId }
    writes.create(paths.knowledgeSource(agent.ID, source.ID), owned)
  }
  for (const test of tests)
    writes.create(paths.test(agent.ID, test.ID), { ...test, agentId: agent.ID, ownerID: workspaceId })
  const changes = {
    agentCount: workspace.data.agentCount + 1,
    'internal.isNewUser': false,
    ...(tools.length > 0 && { toolSeq: workspace.data.toolSeq + 1 }),
  }
  writes.update(paths.workspace(workspaceId), changes, workspace.version)
  try {
    await writes.commit()
  } catch (error) {
    // Another delivery of the same attempt was faster: return the agent it made.
    if (error instanceof Conflict) throw new Conflict('changed')
    throw error
  }
  return agent.ID
}

function addKey(writes: Writes, { workspaceId }: AgentAttempt, agent: Agent, projectKeyBy: string): void {
  const keyHash = sha256(secretKeyPrefix + randomIdentifier(identifierLengths.secretKey))
  writes.create(paths.runtime(agent.ID), { ownerID: workspaceId, keyHash, projectKeyBy })
  const key = { kind: 'agent', agentId: agent.ID, wsId: workspaceId, createdAt: agent.createdAt }
  writes.create(paths.apiKey(keyHash), key)
}

function newAgent({ workspaceId, template }: AgentAttempt, parts: AgentParts, now: number): Agent {
  const seconds = Math.floor(now / 1000)
  return agentSchema.parse({
    ...parts.fields,
    ID: randomIdentifier(identifierLengths.agentId),
    ownerID: workspaceId,
    template,
    ...(parts.projectKey && { agentPlatform: 'vf' }),
    ...(parts.flow && { flowHash: hashOfFlow(parts.flow) }),
    createdAt: seconds,
    lastModified: seconds,
  })
}
