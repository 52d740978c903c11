import { storedFlowSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { toolsAllowedTo } from './allowedTools.ts'
import { readFlow } from './readFlow.ts'
import { readNamedTools } from './readNamedTools.ts'

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
  return { tools: await readNamedTools(region, grant.workspaceId, [...given].slice(0, maxTools)) }
}
