import { Page } from '../../components/page/Page.tsx'
import { SeenChannels } from '../../features/agents/channels/SeenChannels.tsx'
import { t } from '../../features/agents/channels/texts.ts'
import { useAgentInView } from '../agentFrame/AgentInViewContext.ts'
import { labelOf } from '../navigationItems/nameOf.ts'

/** The channels of an agent, for a client; only their agency can connect one. */
export function ClientChannels() {
  const { region, agentId, title } = useAgentInView()
  return (
    <Page
      isTitleUnseen
      title={labelOf('channels')}
      documentTitle={`${labelOf('channels')} · ${title}`}
      lead={t('channelsLead')}
    >
      <SeenChannels region={region} agentId={agentId} />
    </Page>
  )
}
