import { agentDraftSchema } from '../../shared/agent.ts'
import { flowSchema, storedFlowSchema, type Flow } from '../../shared/flow/flow.ts'
import { paths } from '../../shared/paths.ts'
import { toolSchema } from '../../shared/tools.ts'
import { readDocument } from '../../store/documents.ts'
import type { Caller } from '../actor.ts'
import type { AgentRef } from '../agents/publishAgent.ts'
import { authorize, draftOf } from '../authorize.ts'
import { readFlow } from '../flow/readFlow.ts'

/**
 * The draft of an agent with its flow as a template for other places: no id of anything outside, no picture's
 * address and no secret. Tools go by their names.
 */
export async function exportAgent(caller: Caller, ref: AgentRef) {
  const { region, agentId } = ref
  const grant = await authorize(caller, 'changeAgent', ref)
  const { data: draft } = draftOf(grant)
  const { roundedImageURL: _image, chatBgURL: _background, ...agent } = agentDraftSchema.strip().parse(draft)
  const { tools: ownTools = [], ...vgOptions } = agent.vgOptions
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  const flow = readFlow(stored?.data)
  const ids = new Set([...ownTools, ...Object.values(flow.nodes).flatMap(({ tools }) => tools)])
  const names = await toolNames(ref, grant.workspaceId, [...ids])
  const named = (tools: readonly string[]) => tools.flatMap((id) => names.get(id) ?? [])
  return {
    format: 'agent-template' as const,
    version: 1 as const,
    agent: { ...agent, vgOptions },
    tools: named(ownTools),
    flow: flowSchema.parse(withTools(flow, named)),
  }
}

async function toolNames(
  { region }: AgentRef,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const tools = await Promise.all(
    ids.map((id) => readDocument(region, paths.tool(workspaceId, id), toolSchema)),
  )
  return new Map(tools.flatMap((tool) => (tool ? [[tool.data.ID, tool.data.name]] : [])))
}

function withTools({ nodes, edges }: Flow, named: (tools: readonly string[]) => string[]): Flow {
  const renamed = Object.entries(nodes).map(([id, node]) => [id, { ...node, tools: named(node.tools) }])
  return { nodes: Object.fromEntries(renamed), edges }
}
