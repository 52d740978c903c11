import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Region } from '@parley/functions/shared/regions'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { LeaveGuard } from '../../components/LeaveGuard.tsx'
import { Page } from '../../components/Page.tsx'
import { AddKnowledgeMenu } from './AddKnowledgeMenu.tsx'
import { FileDrop } from './FileDrop.tsx'
import { KnowledgeList } from './KnowledgeList.tsx'
import { KnowledgeRoom } from './KnowledgeRoom.tsx'
import { KnowledgeTabs } from './KnowledgeTabs.tsx'
import { TeachButton } from './retrieval/TeachButton.tsx'
import { AddSiteButton } from './sites/AddSiteButton.tsx'
import { TextDialog } from './TextDialog.tsx'
import { useUploads } from './useUploads.ts'
import { t } from './texts.ts'
import { useMay } from '../../lib/viewer.ts'

interface KnowledgePageProps {
  region: Region
  agentId: string
  agentTitle: string
}

/** What the agent may answer from. */
export function KnowledgePage({ region, agentId, agentTitle }: KnowledgePageProps) {
  const uploads = useUploads(region, agentId)
  const isSending = uploads.uploads.some(({ state }) => state !== 'failed')
  const [isTextOpen, setTextOpen] = useState(false)
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  const agent = { ID: agentId, title: agentTitle }
  const mayChange = useMay('changeKnowledge')
  return (
    <Page
      title={t('knowledge')}
      documentTitle={`${t('knowledge')} · ${agentTitle}`}
      lead={t('knowledgeHint')}
      actions={
        isPhone && mayChange ? (
          <AddKnowledgeMenu region={region} agent={agent} onPasteText={() => setTextOpen(true)} />
        ) : (
          <>
            <AddSiteButton region={region} agent={agent} />
            <TeachButton region={region} agentId={agentId} />
            {mayChange && (
              <Button leftSection={<IconPlus size={16} />} onClick={() => setTextOpen(true)}>
                {t('pasteText')}
              </Button>
            )}
          </>
        )
      }
    >
      <KnowledgeTabs region={region} agentId={agentId} />
      {mayChange && <FileDrop onFiles={uploads.add} />}
      <KnowledgeList region={region} agentId={agentId} uploads={uploads} />
      {mayChange && <KnowledgeRoom region={region} agentId={agentId} />}
      <LeaveGuard isDirty={isSending} text={t('uploadsUnderWay')} />
      {isTextOpen && <TextDialog region={region} agentId={agentId} onClose={() => setTextOpen(false)} />}
    </Page>
  )
}
