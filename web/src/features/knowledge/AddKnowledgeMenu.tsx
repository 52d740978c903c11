import { Button, Menu } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { IconFileText, IconMessageQuestion, IconPlus, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { webPaths } from '../../lib/paths.ts'
import { TeachDialog } from './retrieval/TeachDialog.tsx'
import { t as retrievalText } from './retrieval/texts.ts'
import { AddSiteDialog } from './sites/AddSiteDialog.tsx'
import { t as siteText } from './sites/texts.ts'
import { t } from './texts.ts'

interface AddKnowledgeMenuProps {
  region: Region
  agent: { ID: string; title: string }
  onPasteText: () => void
}

/** The ways to add knowledge behind one button, where there is no room for one each; for those who may. */
export function AddKnowledgeMenu({ region, agent, onPasteText }: AddKnowledgeMenuProps) {
  const [dialog, setDialog] = useState<'site' | 'answer' | null>(null)
  const navigate = useNavigate()
  const close = () => setDialog(null)
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <Button leftSection={<IconPlus size={16} />}>{t('add')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconWorld size={16} />} onClick={() => setDialog('site')}>
            {siteText('addWebsite')}
          </Menu.Item>
          <Menu.Item leftSection={<IconMessageQuestion size={16} />} onClick={() => setDialog('answer')}>
            {retrievalText('questionAndAnswer')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFileText size={16} />} onClick={onPasteText}>
            {t('pasteText')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'site' && (
        <AddSiteDialog
          region={region}
          agents={[agent]}
          onAdded={(agentId, sourceId) => void navigate(webPaths.site(region, agentId, sourceId))}
          onClose={close}
        />
      )}
      {dialog === 'answer' && (
        <TeachDialog region={region} agentId={agent.ID} asked={{ question: '' }} onClose={close} />
      )}
    </>
  )
}
