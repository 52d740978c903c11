import { z } from 'zod'
import { agentSchema, type Agent } from '../../shared/agent.ts'
import type { Flow } from '../../shared/flow/flow.ts'
import { identifierLengths, maxAgents, secretKeyPrefix } from '../../shared/limits.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions.ts'
import type { TemplateKey } from '../../shared/templateKeys.ts'
import { workspaceSchema } from '../../shared/workspace.ts'
import { Conflict, Writes } from '../../store/commit.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import { authorize } from '../authorize.ts'
import { AppError } from '../AppError.ts'
import { hashOfFlow } from '../flow/readFlow.ts'
import { queueNotice } from '../queueNotice.ts'
import { randomIdentifier, sha256 } from '../identifiers.ts'
import type { Ports } from '../ports.ts'
import { untilUnchanged } from '../untilUnchanged.ts'
import { templateFlow } from './templateFlows/templateFlows.ts'
import { templateFields } from './templates.ts'

export interface NewAgent {
  region: Region
  workspaceId: string
  agentName: string
  agentTemplate: TemplateKey
  attemptId: string
}

const attemptSchema = z.object({ agentId: z.string() })

/**
 * Creates an agent from a template, within the plan's limit. The same attempt again returns the agent it
 * made. Its secret key is stored as a hash only; showing it means making a new one.
 */
export async function createAgent(
  ports: Ports,
  caller: Caller,
  input: NewAgent,
): Promise<{ agentCreated: Pick<Agent, 'ID' | 'enableNodes'> }> {
  const { region, workspaceId } = input
  await authorize(caller, 'createAgent', { region, workspaceId })
  const attempt = paths.attempt(workspaceId, input.attemptId)
  const agentId = await untilUnchanged(async () => {
    const earlier = await readDocument(region, attempt, attemptSchema)
    if (earlier) return earlier.data.agentId
    const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
    if (!workspace) throw new AppError('permission-denied')
    if (workspace.data.agentCount >= maxAgents(workspace.data)) throw new AppError('agent-limit-reached')
    const flow = templateFlow(input.agentTemplate)
    const agent = newAgent(input, flow, ports.now())
    const keyHash = sha256(secretKeyPrefix + randomIdentifier(identifierLengths.secretKey))
    const writes = new Writes(region)
    writes.create(paths.agent(agent.ID), { ...agent })
    if (flow && agent.flowHash) {
      const stored = {
        json: JSON.stringify(flow),
        seq: 1,
        hash: agent.flowHash,
        by: caller.uid,
        at: ports.now(),
      }
      writes.create(paths.flow(agent.ID), stored)
    }
    writes.create(paths.runtime(agent.ID), { ownerID: workspaceId, keyHash })
    writes.create(paths.apiKey(keyHash), {
      kind: 'agent',
      agentId: agent.ID,
      wsId: workspaceId,
      createdAt: agent.createdAt,
    })
    writes.create(attempt, { agentId: agent.ID, expiresAt: new Date(ports.now() + 86_400_000) })
    writes.update(
      paths.workspace(workspaceId),
      { agentCount: workspace.data.agentCount + 1, 'internal.isNewUser': false },
      workspace.version,
    )
    try {
      await writes.commit()
    } catch (error) {
      // Another delivery of the same attempt was faster: read what it made.
      if (error instanceof Conflict) throw new Conflict('changed')
      throw error
    }
    return agent.ID
  })
  const about = { agentId, workspaceId, region, template: input.agentTemplate }
  await queueNotice(ports, region, 'newAgent', agentId, about)
  return { agentCreated: { ID: agentId, enableNodes: startsWithNodes(input.agentTemplate) } }
}

/** Whether the page after the creation is the one of its nodes (spec A§2). */
function startsWithNodes(template: TemplateKey): boolean {
  return templateFields(template).enableNodes ?? false
}

function newAgent(input: NewAgent, flow: Flow | undefined, now: number): Agent {
  const seconds = Math.floor(now / 1000)
  return agentSchema.parse({
    ...templateFields(input.agentTemplate),
    ID: randomIdentifier(identifierLengths.agentId),
    ownerID: input.workspaceId,
    template: input.agentTemplate,
    ...(flow && { flowHash: hashOfFlow(flow) }),
    title: input.agentName,
    createdAt: seconds,
    lastModified: seconds,
  })
}
