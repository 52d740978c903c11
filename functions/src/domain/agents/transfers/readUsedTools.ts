import type { Agent } from '../../../shared/agents/agent.ts'
import { calendarSchema } from '../../../shared/tools/calendar/calendars.ts'
import { flowFileSchema, storedFlowSchema } from '../../../shared/flow/flow.ts'
import { mcpServerSchema } from '../../../shared/tools/mcp.ts'
import { paths } from '../../../shared/paths.ts'
import { readToolId, toolEntryOf } from '../../../shared/tools/toolIds.ts'
import { credentialSchema, toolSchema, type Tool } from '../../../shared/tools/tools.ts'
import { readDocument } from '../../../store/documents.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { toolsOfFlow } from '../../chat/flow/flowTools.ts'
import { readFlow } from '../../chat/flow/readFlow.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'

interface AgentVersions extends AgentRef {
  draft: Agent
  published: Agent | null
}

/** Returns the IDs of all tools that the draft or the published version of an agent uses. */
export async function readUsedToolIds({
  region,
  agentId,
  draft,
  published,
}: AgentVersions): Promise<Set<string>> {
  const ids = new Set([...(draft.vgOptions.tools ?? []), ...(published?.vgOptions.tools ?? [])])
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  for (const id of toolsOfFlow(readFlow(stored?.data))) ids.add(id)
  if (published?.flowHash) {
    const storedFlow = await readDocument(region, paths.keptFlow(agentId, published.flowHash), flowFileSchema)
    for (const id of toolsOfFlow(readFlow(storedFlow?.data))) ids.add(id)
  }
  return ids
}

/** Returns those that are a workspace's own HTTP tools. */
export async function readHttpTools(
  { region, workspaceId }: WorkspaceRef,
  ids: ReadonlySet<string>,
): Promise<Tool[]> {
  const httpIds = [...ids].filter((id) => readToolId(id)?.kind === 'http')
  const tools = await Promise.all(
    httpIds.map((id) => readDocument(region, paths.tool(workspaceId, id), toolSchema)),
  )
  return tools.flatMap((tool) => tool?.data ?? [])
}

/** Returns the names of the calendars and MCP servers among them. */
export async function namesThatStay(
  { region, workspaceId }: WorkspaceRef,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const entries = new Set([...ids].map(toolEntryOf))
  const stored = await Promise.all([...entries].map((id) => readStaying({ region, workspaceId }, id)))
  return stored.flatMap((found) => found?.data.name ?? [])
}

async function readStaying({ region, workspaceId }: WorkspaceRef, id: string) {
  const entry = readToolId(id)
  if (entry?.kind === 'calendar')
    return readDocument(region, paths.calendar(workspaceId, entry.calendarId), calendarSchema)
  if (entry?.kind === 'mcp')
    return readDocument(region, paths.mcpServer(workspaceId, entry.serverId), mcpServerSchema)
  return undefined
}

/** Returns the names of the credentials that tools use. */
export async function credentialNames(
  { region, workspaceId }: WorkspaceRef,
  tools: readonly Tool[],
): Promise<string[]> {
  const ids = new Set(tools.flatMap(({ request }) => request.credentialId || []))
  const credentials = await Promise.all(
    [...ids].map((id) => readDocument(region, paths.credential(workspaceId, id), credentialSchema)),
  )
  return credentials.flatMap((credential) => credential?.data.name ?? [])
}
