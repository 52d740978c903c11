import { compareNames } from '../../../lib/formats/formats.ts'
import type { AgentRow } from '../useAgents.ts'

/** The orders as in the URL; without one the most recently changed agent is first. */
export const agentOrders = ['name', '-name', 'changed', '-changed'] as const
export type AgentOrder = (typeof agentOrders)[number] | ''

/** Returns the agents in an order; the input has the most recently changed first. */
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
