import { useParams } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { SitePage } from '../../features/knowledge/sites/SitePage.tsx'
import { useMay } from '../../lib/viewer.ts'

export function SiteRoute() {
  const { region } = useAgentEditing()
  const stored = useStoredAgent((agent) => agent)
  const { sourceId = '' } = useParams()
  const canChange = useMay('changeKnowledge')
  return (
    <SitePage
      key={sourceId}
      region={region}
      agentId={stored.ID}
      agentTitle={stored.title}
      sourceId={sourceId}
      canChange={canChange}
    />
  )
}
