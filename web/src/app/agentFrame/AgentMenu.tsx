import { Menu } from '@mantine/core'
import { IconCode, IconCopy, IconDots, IconExternalLink, IconHistory, IconTrash } from '@tabler/icons-react'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { demoPageUrl } from '../../lib/environment.ts'
import { copyText } from '../../lib/copyText.ts'
import { webPaths } from '../../lib/paths.ts'
import { useMay } from '../../lib/viewer.ts'
import { Link } from 'react-router-dom'
import { BarButton } from './BarButton.tsx'
import { t } from '../texts.ts'

interface AgentMenuProps {
  onScript: () => void
  onDelete: () => void
}

/** What is done with an agent as a whole. */
export function AgentMenu({ onScript, onDelete }: AgentMenuProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const mayDelete = useMay('deleteAgent')

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <BarButton aria-label={t('agentActions')}>
          <IconDots size={18} />
        </BarButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void copyText(agentId, t('copied'))}>
          {t('copyAgentId')}
        </Menu.Item>
        <Menu.Item leftSection={<IconCode size={16} />} onClick={onScript}>
          {t('websiteScript')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={webPaths.agent(region, agentId, 'versions')}
          leftSection={<IconHistory size={16} />}
        >
          {t('versionHistory')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={demoPageUrl(region, agentId)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={16} />}
        >
          {t('demoLink')}
        </Menu.Item>
        {mayDelete && (
          <>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
              {t('deleteAgent')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
