import { useCallback } from 'react'
import { useAgentRows } from '../features/agents/useAgents.ts'

/** Names agents by their ids, also those that are gone. */
export function useAgentNames(): (agentId: string) => string {
  const agents = useAgentRows()
  const items = agents.status === 'ready' ? agents.data.items : undefined
  return useCallback((agentId: string) => items?.find(({ ID }) => ID === agentId)?.title ?? `Deleted agent …${agentId.slice(-4)}`, [items])
}
