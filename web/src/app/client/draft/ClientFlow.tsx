import type { ReactNode } from 'react'
import { AgentFlow } from '../../agentPages/flow/AgentFlow.tsx'
import { useAllowedTools } from './useAllowedTools.ts'

/** A flow for a client, with the tools that the agent has been given. */
export function ClientFlow({ children }: { children: ReactNode }) {
  return <AgentFlow tools={useAllowedTools()}>{children}</AgentFlow>
}
