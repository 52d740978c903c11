import { useMemo } from 'react'
import { agentColours } from '../../lib/agents/agentColour.ts'
import { currentBrand } from '../../lib/brand/currentBrand.ts'
import { useAgentRows, type AgentRow } from './useAgents.ts'

/** The colour of agents that are not in the list, or not yet. */
const unknown = 'var(--ink-3)'

/** Returns the colour of each agent in charts and lists, by id. */
export function useAgentColours(): (agentId: string) => string {
  const agents = useAgentRows()
  const items = agents.status === 'ready' ? agents.data.items : undefined
  return useMemo(() => {
    const colours = agentColours((items ?? []).map(withAge), currentBrand())
    return (agentId) => colours.get(agentId) ?? unknown
  }, [items])
}

function withAge(agent: AgentRow) {
  const createdAt: unknown = 'fields' in agent ? agent.fields['createdAt'] : agent.createdAt
  return { ...agent, createdAt: typeof createdAt === 'number' ? createdAt : 0 }
}
