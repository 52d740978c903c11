import { mcpServerSchema } from '../../../shared/tools/mcp.ts'
import { paths } from '../../../shared/paths.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { asAppError } from '../../kernel/errors/asAppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import type { ToolRun } from '../tools/RunTool.ts'
import type { McpTurnTool } from '../tools/TurnTool.ts'
import type { OfferedFunction } from '../../kernel/ports/Mcp.ts'
import { pinFunctions } from './pinFunctions.ts'

/**
 * Stores a server's present functions when one has changed: it is disabled until a person has checked its new
 * description. Failures are ignored, because the function is not run either way.
 */
export async function switchOff(
  { now }: Pick<Ports, 'now'>,
  { region, workspaceId, tool }: ToolRun<McpTurnTool>,
  listed: { functions: OfferedFunction[]; offered: number },
): Promise<void> {
  try {
    const path = paths.mcpServer(workspaceId, tool.server.ID)
    const stored = await readDocument(region, path, mcpServerSchema)
    if (stored?.data.address !== tool.server.address) return
    const functions = pinFunctions(listed.functions, stored.data.functions)
    const at = now()
    const change = { functions, offered: listed.offered, checkedAt: at, changedAt: at }
    await new Writes(region).update(path, { ...change, seq: stored.data.seq + 1 }, stored.version).commit()
  } catch (error) {
    console.info('An MCP function could not be disabled', { code: asAppError(error).code })
  }
}
