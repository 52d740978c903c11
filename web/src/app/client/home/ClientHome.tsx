import { minuteMs } from '@parley/functions/shared/durations'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Page } from '../../../components/page/Page.tsx'
import { useNow } from '../../../lib/browser/useNow.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { LastConversations, maxConversations } from '../../agentHome/LastConversations.tsx'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import { useLatest } from '../../cardActivity/useLatest.ts'
import home from '../../agentHome/AgentHome.module.css'
import { Greeting } from '../../home/Greeting.tsx'
import { labelOf } from '../../navigationItems/nameOf.ts'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'
import { ClientDays } from '../analytics/ClientDays.tsx'
import { Achieved } from './Achieved.tsx'
import { Figures } from './Figures.tsx'
import { WaitingForClient } from './WaitingForClient.tsx'

/** A client's first page of an agent: what it achieved, waiting visitors, recent events, and the latest messages. */
export function ClientHome() {
  const { region, agentId, title } = useAgentInView()
  const mayRead = useMay('readConversations')
  const { client } = useClient()
  const now = useNow(minuteMs, true)
  return (
    <Page
      title={labelOf('home')}
      heading={<Greeting name={client.name} now={now} />}
      documentTitle={`${labelOf('home')} · ${title}`}
    >
      {mayRead ? <Lately region={region} agentId={agentId} /> : <p>{t('homeWithoutConversations')}</p>}
    </Page>
  )
}

function Lately({ region, agentId }: { region: Region; agentId: string }) {
  // Uses the same counts as the client's analytics page, if they have it.
  const mayReadActivity = useMay('readActivity')
  const latest = useLatest(region, agentId, maxConversations)
  return (
    <div className={home.home}>
      <div className={home.stack}>
        {mayReadActivity && <Achieved region={region} agentId={agentId} />}
        <WaitingForClient region={region} agentId={agentId} />
        {mayReadActivity ? <ClientDays /> : <Figures region={region} agentId={agentId} />}
        <LastConversations region={region} agentId={agentId} latest={latest} />
      </div>
    </div>
  )
}
