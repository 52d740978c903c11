import { Navigate } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { CanvasView } from '../../../features/flow/canvas/CanvasView.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useDocumentTitle } from '../../../lib/navigation/useDocumentTitle.ts'
import { t } from '../../../features/flow/texts.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { WorkspaceFlow } from './WorkspaceFlow.tsx'

/** An agent's nodes as a canvas; without nodes, its single prompt. */
export function CanvasRoute() {
  const { region } = useAgentEditing()
  const agent = useStoredAgent((stored) => stored)
  useDocumentTitle(`${t('canvas')} · ${agent.title}`)
  if (!agent.enableNodes) return <Navigate to={webPaths.agent(region, agent.ID, 'nodes')} replace />
  return (
    <WorkspaceFlow>
      <CanvasView viewSwitch={<ViewSwitch view="prompt" />} />
    </WorkspaceFlow>
  )
}
