import { useParams } from 'react-router-dom'
import { SitePage } from '../../features/knowledge/sites/SitePage.tsx'
import { useMay } from '../../lib/session/viewer.ts'
import { useAgentInView } from '../agentFrame/AgentInViewContext.ts'

export function SiteRoute() {
  const { region, agentId, title } = useAgentInView()
  const { sourceId = '' } = useParams()
  const canChange = useMay('changeKnowledge')
  return (
    <SitePage
      key={sourceId}
      region={region}
      agentId={agentId}
      agentTitle={title}
      sourceId={sourceId}
      canChange={canChange}
    />
  )
}
