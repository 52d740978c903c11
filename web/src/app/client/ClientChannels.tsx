import { Page } from '../../components/Page.tsx'
import { SeenChannels } from '../../features/agents/channels/SeenChannels.tsx'
import { t } from '../../features/agents/channels/texts.ts'
import { useAgentInView } from '../AgentInViewContext.ts'
import { labelOf } from '../places/nameOf.ts'

/** On which channels an agent answers, for a client; connecting one is his provider's. */
export function ClientChannels() {
  const { region, agentId, title } = useAgentInView()
  return (
    <Page
      unseenTitle="onPhones"
      title={labelOf('channels')}
      documentTitle={`${labelOf('channels')} · ${title}`}
      lead={t('channelsLead')}
    >
      <SeenChannels region={region} agentId={agentId} />
    </Page>
  )
}
