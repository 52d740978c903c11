import { Page } from '../../../components/Page.tsx'
import { useMay } from '../../../lib/viewer.ts'
import { LastConversations } from '../../agentHome/LastConversations.tsx'
import { useAgentInView } from '../../AgentInViewContext.ts'
import home from '../../agentHome/AgentHome.module.css'
import { labelOf } from '../../places/nameOf.ts'
import { t } from '../texts.ts'
import { ClientDays } from '../analytics/ClientDays.tsx'
import { WaitingForClient } from './WaitingForClient.tsx'

/** A client's first page of an agent: who waits, what happened, what was said last (checklist row 150). */
export function ClientHome() {
  const { region, agentId, title } = useAgentInView()
  const mayRead = useMay('readConversations')
  return (
    <Page title={labelOf('home')} documentTitle={`${labelOf('home')} · ${title}`}>
      {mayRead ? (
        <div className={home.home}>
          <WaitingForClient region={region} agentId={agentId} />
          <ClientDays />
          <LastConversations region={region} agentId={agentId} />
        </div>
      ) : (
        <p>{t('homeWithoutConversations')}</p>
      )}
    </Page>
  )
}
