import { agentSchema, type Agent } from '../../../shared/agents/agent.ts'
import type { BlueprintFields } from '../../../shared/agents/blueprint.ts'

/** Returns an agent with fields set by their paths; undefined removes a field. */
export function agentWith(agent: Agent, fields: BlueprintFields): Agent {
  return agentSchema.parse(
    Object.entries(fields).reduce<object>(
      (changed, [path, value]) => withField(changed, path.split('.'), value),
      agent,
    ),
  )
}

function withField(into: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  if (rest.length === 0) return { ...into, [name]: value }
  const inner: unknown = Object.entries(into).find(([key]) => key === name)?.[1]
  return { ...into, [name]: withField(typeof inner === 'object' && inner ? inner : {}, rest, value) }
}
