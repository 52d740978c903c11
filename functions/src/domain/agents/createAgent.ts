import type { Agent } from '../../shared/agents/agent.ts'
import type { Region } from '../../shared/regions/regions.ts'
import type { TemplateKey } from '../../shared/agents/templateKeys.ts'
import type { Caller } from '../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../kernel/access/authorize.ts'
import type { Ports } from '../kernel/ports/ports.ts'
import { addAgent } from './addAgent.ts'
import { templateFlow } from './templateFlows/templateFlow.ts'
import { templateFields } from './templateFields.ts'

export interface NewAgent {
  region: Region
  workspaceId: string
  agentName: string
  agentTemplate: TemplateKey
  attemptId: string
}

/**
 * Creates an agent from a template, within the plan's limit. A repeated attempt returns the agent it made.
 */
export async function createAgent(
  ports: Pick<Ports, 'now' | 'tasks' | 'keys'>,
  caller: Caller,
  { agentName, agentTemplate: template, ...place }: NewAgent,
): Promise<{ agentCreated: Pick<Agent, 'ID' | 'enableNodes'> }> {
  await authorizeForWorkspace(caller, 'createAgent', place)
  const fields = templateFields(template)
  const ID = await addAgent(ports, caller, { ...place, template }, () => ({
    fields: { ...fields, title: agentName },
    flow: templateFlow(template),
  }))
  // Tells the dashboard to open the page of the agent's nodes, where there are any.
  return { agentCreated: { ID, enableNodes: fields.enableNodes ?? false } }
}
