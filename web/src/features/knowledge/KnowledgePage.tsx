import type { Region } from '@parley/functions/shared/regions/regions'
import { LeaveGuard } from '../../components/leaving/LeaveGuard.tsx'
import { Page } from '../../components/page/Page.tsx'
import { AddKnowledge } from './AddKnowledge.tsx'
import { FileDrop } from './FileDrop.tsx'
import { KnowledgeList } from './KnowledgeList.tsx'
import { KnowledgeRoom } from './KnowledgeRoom.tsx'
import { KnowledgeTabs } from './KnowledgeTabs.tsx'
import { useUploads } from './useUploads.ts'
import { t } from './texts.ts'
import { useMay } from '../../lib/session/viewer.ts'

interface KnowledgePageProps {
  region: Region
  agentId: string
  agentTitle: string
  /** True when the agent is answered by a project, which does not use these sources. */
  isProject: boolean
}

/** Shows the sources that the agent answers from. */
export function KnowledgePage({ region, agentId, agentTitle, isProject }: KnowledgePageProps) {
  const uploads = useUploads(region, agentId)
  const isSending = uploads.uploads.some(({ state }) => state !== 'failed')
  const mayChange = useMay('changeKnowledge')
  return (
    <Page
      isTitleUnseen
      title={t('knowledge')}
      documentTitle={`${t('knowledge')} · ${agentTitle}`}
      lead={t(isProject ? 'projectKnowledgeHint' : 'knowledgeHint')}
      actions={<AddKnowledge region={region} agent={{ ID: agentId, title: agentTitle }} />}
    >
      <KnowledgeTabs region={region} agentId={agentId} />
      {mayChange && <FileDrop onFiles={uploads.add} />}
      <KnowledgeList region={region} agentId={agentId} uploads={uploads} />
      {mayChange && <KnowledgeRoom region={region} agentId={agentId} />}
      <LeaveGuard isDirty={isSending} text={t('uploadsUnderWay')} />
    </Page>
  )
}
