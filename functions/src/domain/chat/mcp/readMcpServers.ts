import { mcpLimits, mcpServerSchema, type McpServer } from '../../../shared/tools/mcp.ts'
import { paths } from '../../../shared/paths.ts'
import { readQuery } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'

/** Returns all MCP servers of a workspace. */
export async function readMcpServers({ region, workspaceId }: WorkspaceRef): Promise<McpServer[]> {
  const servers = await readQuery(region, paths.mcpServers(workspaceId), mcpServerSchema, (query) =>
    query.limit(mcpLimits.perWorkspace),
  )
  return servers.map(({ data }) => data)
}
