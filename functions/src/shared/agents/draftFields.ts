import { agentDraftSchema, agentSchema, type Agent } from './agent.ts'
import { patchedFields } from '../texts/patchOf.ts'

/** Returns the fields of a draft that its owner fills in, by their paths (`vgOptions.model`). */
export function draftFields(agent: Agent): Record<string, unknown> {
  return patchedFields(agentDraftSchema, agentDraftSchema.strip().parse(agentSchema.parse(agent)))
}
