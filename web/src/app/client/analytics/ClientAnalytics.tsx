import { Page } from '../../../components/page/Page.tsx'
import home from '../../agentHome/AgentHome.module.css'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import { labelOf } from '../../navigationItems/nameOf.ts'
import { ClientDays } from './ClientDays.tsx'

/** Two weeks of an agent in figures and bars; the figures link to lists that the client may see. */
export function ClientAnalytics() {
  const { title } = useAgentInView()
  return (
    <Page title={labelOf('activity')} documentTitle={`${labelOf('activity')} · ${title}`}>
      <div className={home.home}>
        <ClientDays />
      </div>
    </Page>
  )
}
