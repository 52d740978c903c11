import { z } from 'zod'
import { testLimits } from '../../../shared/agents/savedTests.ts'
import { storedFlowSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { authorizeForAgent, draftOf } from '../../kernel/access/authorize.ts'
import { readFlow } from '../flow/readFlow.ts'
import type { ToolCache } from '../tools/ToolCache.ts'
import type { TurnTool } from '../tools/TurnTool.ts'

const argumentsSchema = z.looseObject({ properties: z.record(z.string(), z.unknown()).default({}) })

/**
 * Returns the functions that the draft of an agent can call, under the names that its models call, with the
 * keys of their arguments: those of its list, or of all nodes of its flow.
 */
export async function readTestTools(
  { tools: cache }: { tools: ToolCache },
  caller: Caller,
  ref: AgentRef,
): Promise<{ tools: { name: string; parameters: string[] }[] }> {
  const grant = await authorizeForAgent(caller, 'testAgent', ref)
  const { data: agent } = draftOf(grant)
  const lists = agent.enableNodes ? await toolsOfNodes(ref) : [agent.vgOptions.tools ?? []]
  const keys = new Map<string, Set<string>>()
  // One list after the other: the names of two calendars depend on the list that they are in.
  for (const ids of lists)
    for (const tool of await cache.loadTools(ref.region, grant.workspaceId, ids))
      keys.set(tool.name, new Set([...(keys.get(tool.name) ?? []), ...keysOf(tool)]))
  return { tools: [...keys].map(([name, parameters]) => ({ name, parameters: [...parameters] })) }
}

/** Returns the different lists of tools of the nodes. */
async function toolsOfNodes({ region, agentId }: AgentRef): Promise<string[][]> {
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  const lists = Object.values(readFlow(stored?.data).nodes).map(({ tools }) => tools)
  return [...new Map(lists.map((ids) => [ids.join(' '), ids])).values()]
}

function keysOf({ parameters }: TurnTool): string[] {
  const { properties } = argumentsSchema.parse(parameters)
  return Object.keys(properties).filter((key) => key.length > 0 && key.length <= testLimits.key)
}
