import { z } from 'zod'
import type { McpFunction, McpServer } from '../../../shared/tools/mcp.ts'
import { mcpToolId } from '../../../shared/tools/toolIds.ts'
import { toolLimits } from '../../../shared/tools/tools.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { McpTurnTool } from '../tools/TurnTool.ts'

const schemaSchema = z.record(z.string(), z.unknown())
/** Ids of functions are at most so long, since flows name them. */
const longestName = 36

/** What a server lets a model call: its functions that are on. */
export function mcpTurnTools(server: McpServer): McpTurnTool[] {
  return server.functions.filter(({ isOn }) => isOn).map((one) => turnToolOf(server, one))
}

function turnToolOf(server: McpServer, one: McpFunction): McpTurnTool {
  const { name, description, parameters, effect, confirm, hash } = one
  const { ID, address, credentialId } = server
  return {
    kind: 'mcp',
    ID: `${mcpToolId(ID)}.${idOf(name)}`,
    name: callableName(name),
    description: description || name,
    parameters: { type: 'object', ...schemaSchema.parse(JSON.parse(parameters)) },
    effect,
    confirm,
    keeps: [],
    isRepeatable: false,
    server: { ID, address, credentialId },
    function: { name, hash },
  }
}

/** Vendors of models take letters, digits and `_`, and not everything as the first of them. */
function callableName(name: string): string {
  const plain = name.replaceAll(/[^a-zA-Z0-9_]+/g, '_').replace(/^_+|_+$/g, '')
  const isFit = /^[a-zA-Z]/.test(plain)
  return (isFit ? plain : `do_${plain}`).slice(0, toolLimits.name)
}

function idOf(name: string): string {
  return /^[\w-]+$/.test(name) && name.length <= longestName ? name : sha256(name).slice(0, longestName)
}
