import { z } from 'zod'
import { storedFlowSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { mcpChoiceSchema } from '../../../shared/tools/mcp.ts'
import { readToolId } from '../../../shared/tools/toolIds.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { toolsAllowedTo } from './allowedTools.ts'
import { readFlow } from './readFlow.ts'

const namedSchema = z.object({
  name: z.string(),
  functions: z.array(mcpChoiceSchema.pick({ name: true, isOn: true }).strip()).optional(),
})

/** More than an agent can use at once; further ones are not listed. */
const maxTools = 200

/**
 * Returns the names of the tools that an agent's flow may use, and of the functions of MCP servers, because
 * clients cannot read tools, calendars or servers themselves. Deleted ones are left out.
 */
export async function readFlowTools(caller: Caller, ref: AgentRef) {
  const { region, agentId } = ref
  const grant = await authorizeForAgent(caller, 'readInstructions', ref)
  const stored = await readDocument(region, paths.flow(agentId), storedFlowSchema)
  const given = toolsAllowedTo(grant, readFlow(stored?.data), stored?.data.allowedTools)
  const tools = await Promise.all(
    [...given].slice(0, maxTools).map(async (id) => {
      const path = pathOf(grant.workspaceId, id)
      const found = path && (await readDocument(region, path, namedSchema))
      return found ? [{ id, ...found.data }] : []
    }),
  )
  return { tools: tools.flat() }
}

function pathOf(workspaceId: string, id: string): string | undefined {
  const entry = readToolId(id)
  if (entry?.kind === 'http') return paths.tool(workspaceId, entry.id)
  if (entry?.kind === 'calendar') return paths.calendar(workspaceId, entry.calendarId)
  if (entry?.kind === 'mcp') return paths.mcpServer(workspaceId, entry.serverId)
  return undefined
}
