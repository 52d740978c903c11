import { webPaths } from '../../../lib/webPaths.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { LastDays } from '../../agentHome/LastDays.tsx'
import { useAgentInView } from '../../agentFrame/AgentInViewContext.ts'
import { useAgentDays } from './useAgentDays.ts'
import { useClientColours } from './useClientColours.ts'

/** Two weeks of the current agent, in its colour; the figures link to lists that the client may see. */
export function ClientDays() {
  const { region, agentId } = useAgentInView()
  const read = useAgentDays(region, agentId)
  const activity = read.status === 'ready' ? { ...read, data: read.data.activity } : read
  const colourOf = useClientColours()
  const mayRead = useMay('readConversations')
  const links = mayRead
    ? {
        started: webPaths.agent(region, agentId, 'convos'),
        handedOver: webPaths.agent(region, agentId, 'convos?show=handedOver'),
      }
    : {}
  return <LastDays activity={activity} agentId={agentId} colour={colourOf(agentId)} links={links} />
}
