import { z } from 'zod'
import type { McpFunction, McpServer } from '../../../shared/tools/mcp.ts'
import { mcpFunctionId } from '../../../shared/tools/toolIds.ts'
import { toolLimits } from '../../../shared/tools/tools.ts'
import type { McpTurnTool } from '../tools/TurnTool.ts'

const schemaSchema = z.record(z.string(), z.unknown())

/** Returns the functions of a server that are enabled for models. */
export function mcpTurnTools(server: McpServer): McpTurnTool[] {
  return server.functions.filter(({ isOn }) => isOn).map((one) => turnToolOf(server, one))
}

function turnToolOf(server: McpServer, one: McpFunction): McpTurnTool {
  const { name, description, parameters, effect, confirm, hash } = one
  const { ID, address, credentialId } = server
  return {
    kind: 'mcp',
    ID: mcpFunctionId(ID, name),
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

/** Returns a name that vendors of models accept: letters, digits and `_`, with a letter first. */
function callableName(name: string): string {
  const plain = name.replaceAll(/[^a-zA-Z0-9_]+/g, '_').replace(/^_+|_+$/g, '')
  const isFit = /^[a-zA-Z]/.test(plain)
  return (isFit ? plain : `do_${plain}`).slice(0, toolLimits.name)
}
