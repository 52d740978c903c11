import { isFields } from '../../../lib/rest/restValues.ts'
import type { AgentRow } from '../useAgents.ts'

/** The colour and greeting that a visitor sees first. */
export interface AgentFace {
  colour: string
  greeting: string
}

/** Returns an agent's colour and greeting; works for the first view's rows, without the schemas. */
export function faceOf(agent: AgentRow): AgentFace {
  const { primaryColor, title, description } = agent
  return { colour: primaryColor, greeting: greetingOf(agent) || description || title }
}

function greetingOf(agent: AgentRow): string {
  if (!('fields' in agent)) return agent.vgOptions.initMessages[0] ?? ''
  const options = agent.fields['vgOptions']
  const messages: unknown = isFields(options) ? options['initMessages'] : undefined
  const first: unknown = Array.isArray(messages) ? messages[0] : undefined
  return typeof first === 'string' ? first : ''
}
