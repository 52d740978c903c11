import type { Agent } from '../../../shared/agents/agent.ts'
import { checkFlow } from '../../../shared/flow/checks/checkFlow.ts'
import { storedFlowSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { mcpServerSchema } from '../../../shared/tools/mcp.ts'
import {
  builtInId,
  builtIns,
  calendarFunctionId,
  calendarOperations,
  calendarToolId,
  mcpFunctionId,
  mcpToolId,
  readToolId,
  toolEntryOf,
} from '../../../shared/tools/toolIds.ts'
import { readDocument, readEach } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { toolsOfFlow } from './flowTools.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { readFlow } from './readFlow.ts'

/**
 * Adds the agent's flow to a commit, under its hash. Throws AppError 'failed-precondition' when an active
 * flow has errors, and when it has just changed.
 */
export async function storeFlow(writes: Writes, { region, agentId }: AgentRef, agent: Agent): Promise<void> {
  const { enableNodes, flowHash, widgetOptions } = agent
  if (!flowHash) {
    if (enableNodes) throw new AppError('failed-precondition', 'flowHasErrors')
    return
  }
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  if (stored?.data.hash !== flowHash) throw new AppError('failed-precondition', 'draftHasChanged')
  if (enableNodes) {
    const flow = readFlow(stored.data)
    const usedIds = toolsOfFlow(flow)
    const toolIds =
      usedIds.size > 0 ? await toolsOf({ region, workspaceId: agent.ownerID }, usedIds) : usedIds
    const formIds = new Set(widgetOptions.forms.map(({ id }) => id))
    const problems = checkFlow(flow, { toolIds, formIds })
    if (problems.some(({ level }) => level === 'error'))
      throw new AppError('failed-precondition', 'flowHasErrors')
  }
  writes.set(paths.keptFlow(agentId, flowHash), { json: stored.data.json })
}

/**
 * Returns the ids of all tools of a workspace that nodes and rules can name. Only ids are read, and the MCP
 * servers whose functions a flow names.
 */
async function toolsOf(ref: WorkspaceRef, usedIds: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const { region, workspaceId } = ref
  const ids = new Set<string>(builtIns.map(builtInId))
  for await (const id of idsOf(region, paths.tools(workspaceId))) ids.add(id)
  for await (const id of idsOf(region, paths.mcpServers(workspaceId))) ids.add(mcpToolId(id))
  for await (const id of idsOf(region, paths.calendars(workspaceId))) {
    ids.add(calendarToolId(id))
    for (const operation of calendarOperations) ids.add(calendarFunctionId(id, operation))
  }
  for (const id of await mcpFunctionsOf(ref, usedIds)) ids.add(id)
  return ids
}

/** Returns the ids of the functions of all MCP servers that these ids name, also of those that are off. */
async function mcpFunctionsOf(
  { region, workspaceId }: WorkspaceRef,
  usedIds: ReadonlySet<string>,
): Promise<string[]> {
  const entries = [...usedIds].flatMap((id) => (toolEntryOf(id) === id ? [] : toolEntryOf(id)))
  const servers = [...new Set(entries)].map(readToolId).map(async (entry) => {
    if (entry?.kind !== 'mcp') return []
    const path = paths.mcpServer(workspaceId, entry.serverId)
    const server = await readDocument(region, path, mcpServerSchema)
    return server?.data.functions.map(({ name }) => mcpFunctionId(entry.serverId, name)) ?? []
  })
  return (await Promise.all(servers)).flat()
}

async function* idsOf(region: Region, collection: string): AsyncGenerator<string> {
  const query = Query.collection(region, collection).select([])
  for await (const { path } of readEach(query)) yield path.slice(path.lastIndexOf('/') + 1)
}
