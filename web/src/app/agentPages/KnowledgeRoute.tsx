import { useParams } from 'react-router-dom'
import { KnowledgePage } from '../../features/knowledge/KnowledgePage.tsx'
import { SourcePage } from '../../features/knowledge/source/SourcePage.tsx'
import { useAgentInView } from '../agentFrame/AgentInViewContext.ts'

export function KnowledgeRoute() {
  const { region, agentId, title, isProject } = useAgentInView()
  const { sourceId } = useParams()
  const isOfProject = isProject === true
  if (sourceId === undefined)
    return <KnowledgePage region={region} agentId={agentId} agentTitle={title} isProject={isOfProject} />
  return <SourcePage key={sourceId} region={region} agentId={agentId} sourceId={sourceId} />
}
