import { useMemo } from 'react'
import { useAgentColours } from '../../features/agents/useAgentColours.ts'
import { useAgentRows } from '../../features/agents/useAgents.ts'

/** The title and colour of an agent. */
export interface AgentLook {
  title: string
  color: string
}

export type AgentLooks = ReadonlyMap<string, AgentLook>

/** Returns title and colour of each agent, by id. */
export function useAgentLooks(): AgentLooks {
  const agents = useAgentRows()
  const colourOf = useAgentColours()
  const items = agents.status === 'ready' ? agents.data.items : undefined
  return useMemo(
    () => new Map(items?.map(({ ID, title }) => [ID, { title, color: colourOf(ID) }])),
    [items, colourOf],
  )
}
