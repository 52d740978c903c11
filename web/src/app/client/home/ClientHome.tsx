import { Page } from '../../../components/Page.tsx'
import { useNow } from '../../../lib/useNow.ts'
import { useMay } from '../../../lib/viewer.ts'
import { LastConversations } from '../../agentHome/LastConversations.tsx'
import { useAgentInView } from '../../AgentInViewContext.ts'
import home from '../../agentHome/AgentHome.module.css'
import { Greeting } from '../../home/Greeting.tsx'
import { labelOf } from '../../places/nameOf.ts'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'
import { ClientDays } from '../analytics/ClientDays.tsx'
import { Figures } from './Figures.tsx'
import { WaitingForClient } from './WaitingForClient.tsx'

/** A client's first page of an agent: who waits, what happened, what was said last (checklist row 150). */
export function ClientHome() {
  const { region, agentId, title } = useAgentInView()
  const mayRead = useMay('readConversations')
  // What his other page counts, this one counts alike.
  const mayReadActivity = useMay('readActivity')
  const { client } = useClient()
  const now = useNow(60_000, true)
  return (
    <Page
      title={labelOf('home')}
      heading={<Greeting name={client.name} now={now} />}
      documentTitle={`${labelOf('home')} · ${title}`}
    >
      {mayRead ? (
        <div className={home.home}>
          <WaitingForClient region={region} agentId={agentId} />
          {mayReadActivity ? <ClientDays /> : <Figures region={region} agentId={agentId} />}
          <LastConversations region={region} agentId={agentId} />
        </div>
      ) : (
        <p>{t('homeWithoutConversations')}</p>
      )}
    </Page>
  )
}
