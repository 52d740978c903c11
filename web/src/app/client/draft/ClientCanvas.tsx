import { Navigate } from 'react-router-dom'
import { useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { PromptPage } from '../../../features/agents/PromptPage.tsx'
import { CanvasView } from '../../../features/flow/canvas/CanvasView.tsx'
import { t as agentTexts } from '../../../features/agents/texts.ts'
import { t as flowTexts } from '../../../features/flow/texts.ts'
import { webPaths } from '../../../lib/webPaths.ts'
import { useDocumentTitle } from '../../../lib/navigation/useDocumentTitle.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import { ClientDraft } from './ClientDraft.tsx'
import { ClientFlow } from './ClientFlow.tsx'
import { ClientViews } from './ClientViews.tsx'
import { EditedElsewhere } from './EditedElsewhere.tsx'

/** The nodes of a client's agent as a canvas; without nodes, its single prompt. */
export function ClientCanvas() {
  return (
    <ClientDraft>
      <Drawing />
    </ClientDraft>
  )
}

function Drawing() {
  const { region, agentId } = useAgentInView()
  const agent = useStoredAgent((stored) => stored)
  const hasPrompt = useMay('openPrompt')
  useDocumentTitle(`${flowTexts('canvas')} · ${agent.title}`)
  if (agent.agentPlatform === 'vf')
    return <EditedElsewhere title={flowTexts('canvas')} agentTitle={agent.title} />
  if (!agent.enableNodes && hasPrompt)
    return <Navigate to={webPaths.agent(region, agentId, 'nodes')} replace />
  if (!agent.enableNodes) return <PromptPage lead={agentTexts('shownWhenPublished')} />
  return (
    <ClientFlow>
      <CanvasView viewSwitch={<ClientViews view="prompt" />} />
    </ClientFlow>
  )
}
