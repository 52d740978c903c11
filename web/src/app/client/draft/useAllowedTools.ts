import { useMemo } from 'react'
import { call } from '../../../lib/call.ts'
import { useRead } from '../../../lib/live/useRead.ts'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import { flowToolsOfNames, unknownTools, type FlowTools } from '../../agentPages/flow/flowToolsOf.ts'

/** Returns the tools that a client's agent has been given, which are all that the client can use. */
export function useAllowedTools(): FlowTools {
  const { region, agentId } = useAgentInView()
  const allowed = useRead(['flowTools', agentId], () => call('readFlowTools', { region, agentId }, region))
  return useMemo(() => {
    if (allowed.status === 'error') return { ...unknownTools, retryTools: allowed.retry }
    if (allowed.status === 'loading') return unknownTools
    return flowToolsOfNames(allowed.data.tools)
  }, [allowed])
}
