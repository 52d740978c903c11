import { flowLimits, type Flow } from '../../../shared/flow/flow.ts'
import { builtInId, builtIns, toolEntryOf } from '../../../shared/tools/toolIds.ts'
import { toolsOfFlow } from './flowTools.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { draftOf, type AgentGrant } from '../../kernel/access/authorize.ts'

interface FlowChange {
  before: Flow
  after: Flow
  /** The allowed tools in the flow's document. */
  given: readonly string[] | undefined
}

/** Returns the tools of a workspace that an agent's draft and its flow use, or may use again. */
export function toolsAllowedTo(grant: AgentGrant, flow: Flow, given: readonly string[] = []): Set<string> {
  const draftTools = draftOf(grant).data.vgOptions.tools ?? []
  return new Set([...draftTools, ...given, ...entriesOf(flow)])
}

/**
 * Returns a flow's allowed tools after a change. Members add and remove them. Clients only use the allowed
 * ones, including those that they removed before; any other tool in a client's change is refused, because a
 * workspace has tools for other organisations too.
 */
export function allowedToolsAfter(grant: AgentGrant, { before, after, given = [] }: FlowChange): string[] {
  const [had, has] = [entriesOf(before), entriesOf(after)]
  const isClient = grant.actor.kind === 'client' || grant.actor.kind === 'impersonator'
  if (!isClient) {
    const remaining = given.filter((id) => has.has(id) || !had.has(id))
    return [...new Set([...remaining, ...has])].slice(0, flowLimits.allowedTools)
  }
  const allowed = toolsAllowedTo(grant, before, given)
  for (const builtIn of builtIns) allowed.add(builtInId(builtIn))
  if (![...has].every((id) => allowed.has(id))) throw new AppError('permission-denied', 'toolNotGiven')
  return [...new Set([...given, ...had])].slice(0, flowLimits.allowedTools)
}

function entriesOf(flow: Flow): Set<string> {
  return new Set([...toolsOfFlow(flow)].map(toolEntryOf))
}
