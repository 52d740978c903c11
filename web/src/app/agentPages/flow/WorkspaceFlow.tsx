import type { ReactNode } from 'react'
import { useAgentEditing } from '../../../features/agents/draft/AgentDraftContext.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { AgentFlow } from './AgentFlow.tsx'
import { useFlowTools } from './useFlowTools.ts'

/** A flow for members of its workspace, whose tools it can reference. */
export function WorkspaceFlow({ children }: { children: ReactNode }) {
  const { region } = useAgentEditing()
  const mayChangeTools = useMay('changeTools')
  return (
    <AgentFlow
      tools={useFlowTools()}
      functionsPath={mayChangeTools ? webPaths.newFunction(region) : undefined}
      calendarsPath={mayChangeTools ? webPaths.calendars(region) : undefined}
    >
      {children}
    </AgentFlow>
  )
}
