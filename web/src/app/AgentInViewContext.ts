import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext } from 'react'

/** What every page of an agent knows of it, also for those who may not read the agent itself. */
export interface AgentInView {
  region: Region
  agentId: string
  title: string
  workspaceId: string
  /** A project answers for it; missing where that is not known. */
  isProject?: boolean
}

export const AgentInViewContext = createContext<AgentInView | null>(null)

export function useAgentInView(): AgentInView {
  const agent = useContext(AgentInViewContext)
  if (agent === null) throw new Error('No agent is in view here.')
  return agent
}
