import { Page } from '../../../components/Page.tsx'
import { webPaths } from '../../../lib/paths.ts'
import { useRead } from '../../../lib/useRead.ts'
import { useMay } from '../../../lib/viewer.ts'
import home from '../../agentHome/AgentHome.module.css'
import { LastDays } from '../../agentHome/LastDays.tsx'
import { useAgentInView } from '../../AgentInViewContext.ts'
import { labelOf } from '../../places/nameOf.ts'
import { readAgentDays } from './readAgentDays.ts'

/** Two weeks of an agent in figures and bars; the figures lead to the lists that the client may see. */
export function ClientAnalytics() {
  const { region, agentId, title } = useAgentInView()
  const activity = useRead(['agentDays', region, agentId], () => readAgentDays(region, agentId))
  const mayRead = useMay('readConversations')
  const doors = mayRead
    ? {
        started: webPaths.agent(region, agentId, 'convos'),
        handedOver: webPaths.agent(region, agentId, 'convos?show=handedOver'),
      }
    : {}
  return (
    <Page title={labelOf('activity')} documentTitle={`${labelOf('activity')} · ${title}`}>
      <div className={home.home}>
        <LastDays activity={activity} agentId={agentId} colour="var(--accent-ink)" doors={doors} />
      </div>
    </Page>
  )
}
