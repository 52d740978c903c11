import { useParams } from 'react-router-dom'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { KnowledgePage } from '../../features/knowledge/KnowledgePage.tsx'
import { SourcePage } from '../../features/knowledge/source/SourcePage.tsx'

export function KnowledgeRoute() {
  const { region } = useAgentEditing()
  const { ID: agentId, title } = useStoredAgent((agent) => agent)
  const { sourceId } = useParams()
  if (sourceId === undefined) return <KnowledgePage region={region} agentId={agentId} agentTitle={title} />
  return <SourcePage key={sourceId} region={region} agentId={agentId} sourceId={sourceId} />
}
