import type { Region } from '@parley/functions/shared/regions/regions'
import { createContext, useContext } from 'react'

/** The data that every page of an agent has of it, even for people who may not read the agent itself. */
export interface AgentInView {
  region: Region
  agentId: string
  title: string
  workspaceId: string
  /** Whether a Voiceflow project answers for it; missing if unknown. */
  isProject?: boolean
}

export const AgentInViewContext = createContext<AgentInView | null>(null)

/** Returns the agent of the page. Throws outside the pages of an agent. */
export function useAgentInView(): AgentInView {
  const agent = useContext(AgentInViewContext)
  if (agent === null) throw new Error('No agent is in view here.')
  return agent
}
