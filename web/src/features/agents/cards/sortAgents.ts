import { compareNames } from '../../../lib/formats.ts'
import type { AgentRow } from '../useAgents.ts'

/** As in the address; without one the agent changed last comes first. */
export const agentOrders = ['name', '-name', 'changed', '-changed'] as const
export type AgentOrder = (typeof agentOrders)[number] | ''

/** The agents in an order; they come with the one changed last first. */
export function sortAgents(agents: readonly AgentRow[], order: AgentOrder): readonly AgentRow[] {
  const byName = (one: AgentRow, other: AgentRow) => compareNames(one.title, other.title)
  switch (order) {
    case 'name':
      return agents.toSorted(byName)
    case '-name':
      return agents.toSorted((one, other) => byName(other, one))
    case 'changed':
      return agents.toReversed()
    case '-changed':
    case '':
      return agents
  }
}
