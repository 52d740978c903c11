import { z } from 'zod'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { mcpChoiceSchema } from '../../../shared/tools/mcp.ts'
import { readToolId } from '../../../shared/tools/toolIds.ts'
import { readDocument } from '../../../store/documents.ts'

const namedSchema = z.object({
  name: z.string(),
  functions: z.array(mcpChoiceSchema.pick({ name: true, isOn: true }).strip()).optional(),
})

/** The id of a tool, as agents and nodes list it, and its name. */
interface NamedTool extends z.output<typeof namedSchema> {
  id: string
}

/**
 * Returns the names of a workspace's tools, calendars and MCP servers, and those of the servers' functions.
 * Deleted ones and built-in tools are left out.
 */
export async function readNamedTools(
  region: Region,
  workspaceId: string,
  ids: readonly string[],
): Promise<NamedTool[]> {
  const tools = await Promise.all(
    ids.map(async (id) => {
      const path = pathOf(workspaceId, id)
      const found = path && (await readDocument(region, path, namedSchema))
      return found ? [{ id, ...found.data }] : []
    }),
  )
  return tools.flat()
}

function pathOf(workspaceId: string, id: string): string | undefined {
  const entry = readToolId(id)
  if (entry?.kind === 'http') return paths.tool(workspaceId, entry.id)
  if (entry?.kind === 'calendar') return paths.calendar(workspaceId, entry.calendarId)
  if (entry?.kind === 'mcp') return paths.mcpServer(workspaceId, entry.serverId)
  return undefined
}
