import { Button, Menu } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Region } from '@parley/functions/shared/regions/regions'
import { IconFileText, IconMessageQuestion, IconPlus, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { webPaths } from '../../lib/webPaths.ts'
import { useMay } from '../../lib/session/viewer.ts'
import { TeachDialog } from './retrieval/TeachDialog.tsx'
import { t as retrievalText } from './retrieval/texts.ts'
import { AddSiteDialog } from './sites/AddSiteDialog.tsx'
import { t as siteText } from './sites/texts.ts'
import { TextDialog } from './TextDialog.tsx'
import { t } from './texts.ts'

interface AddKnowledgeProps {
  region: Region
  agent: { ID: string; title: string }
}

/**
 * Offers the ways to add knowledge to users who may: as buttons, or as one menu on phones. An open dialog
 * stays open when the window's width changes.
 */
export function AddKnowledge({ region, agent }: AddKnowledgeProps) {
  const [dialog, setDialog] = useState<'site' | 'answer' | 'text' | null>(null)
  const isPhone = useMediaQuery('(max-width: 640px)', false, { getInitialValueInEffect: false })
  const mayChange = useMay('changeKnowledge')
  const navigate = useNavigate()
  if (!mayChange) return null
  const close = () => setDialog(null)
  const [site, answer, text] = [
    { icon: <IconWorld size={16} />, label: siteText('addWebsite'), open: () => setDialog('site') },
    {
      icon: <IconMessageQuestion size={16} />,
      label: retrievalText('questionAndAnswer'),
      open: () => setDialog('answer'),
    },
    { icon: <IconFileText size={16} />, label: t('pasteText'), open: () => setDialog('text') },
  ] as const
  return (
    <>
      {isPhone && (
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <Button leftSection={<IconPlus size={16} />}>{t('add')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {[site, answer, text].map(({ icon, label, open }) => (
              <Menu.Item key={label} leftSection={icon} onClick={open}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {!isPhone &&
        [site, answer].map(({ icon, label, open }) => (
          <Button key={label} variant="default" leftSection={icon} onClick={open}>
            {label}
          </Button>
        ))}
      {!isPhone && (
        <Button leftSection={<IconPlus size={16} />} onClick={text.open}>
          {text.label}
        </Button>
      )}
      {dialog === 'site' && (
        <AddSiteDialog
          region={region}
          agents={[agent]}
          onAdded={(agentId, sourceId) => void navigate(webPaths.site(region, agentId, sourceId))}
          onClose={close}
        />
      )}
      {dialog === 'answer' && (
        <TeachDialog region={region} agentId={agent.ID} question={{ question: '' }} onClose={close} />
      )}
      {dialog === 'text' && <TextDialog region={region} agentId={agent.ID} onClose={close} />}
    </>
  )
}
