import { Page } from '../../../components/page/Page.tsx'
import { useStoredAgent } from '../../../features/agents/draft/AgentDraftContext.ts'
import { PromptPage } from '../../../features/agents/PromptPage.tsx'
import { PromptView } from '../../../features/flow/PromptView.tsx'
import { t as agentTexts } from '../../../features/agents/texts.ts'
import { t as flowTexts } from '../../../features/flow/texts.ts'
import { ClientDraft } from './ClientDraft.tsx'
import { ClientFlow } from './ClientFlow.tsx'
import { ClientViews } from './ClientViews.tsx'
import { EditedElsewhere } from './EditedElsewhere.tsx'

/** The instructions of a client's agent: its nodes as a page to read, or its single prompt. */
export function ClientPrompt() {
  return (
    <ClientDraft>
      <Instructions />
    </ClientDraft>
  )
}

function Instructions() {
  const agent = useStoredAgent((stored) => stored)
  if (agent.agentPlatform === 'vf')
    return <EditedElsewhere title={flowTexts('promptOfNodes')} agentTitle={agent.title} />
  if (!agent.enableNodes) return <PromptPage lead={agentTexts('shownWhenPublished')} />
  return (
    <Page
      title={flowTexts('promptOfNodes')}
      documentTitle={`${flowTexts('promptOfNodes')} · ${agent.title}`}
      lead={agentTexts('shownWhenPublished')}
    >
      <ClientFlow>
        <PromptView viewSwitch={<ClientViews view="nodes" />} />
      </ClientFlow>
    </Page>
  )
}
