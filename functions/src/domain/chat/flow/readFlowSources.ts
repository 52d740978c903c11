import { storedFlowSchema } from '../../../shared/flow/flow.ts'
import { paths } from '../../../shared/paths.ts'
import { may } from '../../../shared/workspaces/roles.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import type { AgentRef } from '../../kernel/access/AgentRef.ts'
import { authorizeForAgent } from '../../kernel/access/authorize.ts'
import { readSourceTitles, sourcesOfFlow } from './flowSources.ts'
import { readFlow } from './readFlow.ts'

/**
 * Returns the titles of the sources that a node can be limited to. A person who may not read the knowledge
 * gets those that the flow names already.
 */
export async function readFlowSources(caller: Caller, ref: AgentRef) {
  const { actor } = await authorizeForAgent(caller, 'readInstructions', ref)
  const titles = await readSourceTitles(ref)
  const all = [...titles].map(([id, name]) => ({ id, name: name || id }))
  if (may(actor, 'readKnowledge')) return { sources: all }
  const stored = await readDocument(ref.region, paths.flow(ref.agentId), storedFlowSchema)
  const sourceIds = sourcesOfFlow(readFlow(stored?.data))
  return { sources: all.filter(({ id }) => sourceIds.has(id)) }
}
