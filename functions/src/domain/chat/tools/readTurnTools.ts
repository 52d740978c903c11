import { mcpServerSchema } from '../../../shared/tools/mcp.ts'
import { paths } from '../../../shared/paths.ts'
import { readToolId } from '../../../shared/tools/toolIds.ts'
import { toolSchema } from '../../../shared/tools/tools.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { builtInTool } from '../builtIns/builtInTool.ts'
import { calendarTools } from '../calendars/calendarTools.ts'
import { readCalendar } from '../calendars/saveCalendar.ts'
import { mcpTurnTools } from '../mcp/mcpTurnTools.ts'
import { httpTurnTool } from './httpTurnTool.ts'
import type { TurnTool } from './TurnTool.ts'

/** Returns the functions of one tool in an agent's list; none for a deleted one. */
export async function readTurnTools(ref: WorkspaceRef, id: string): Promise<TurnTool[]> {
  const entry = readToolId(id)
  switch (entry?.kind) {
    case 'http': {
      const tool = await readDocument(ref.region, paths.tool(ref.workspaceId, entry.id), toolSchema)
      return tool ? [httpTurnTool(tool.data)] : []
    }
    case 'calendar': {
      const calendar = await readCalendar({ ...ref, calendarId: entry.calendarId })
      return calendar ? calendarTools(calendar) : []
    }
    case 'mcp': {
      const path = paths.mcpServer(ref.workspaceId, entry.serverId)
      const server = await readDocument(ref.region, path, mcpServerSchema)
      return server ? mcpTurnTools(server.data) : []
    }
    case 'builtin':
      return [builtInTool(entry.builtIn)]
    default:
      return []
  }
}
