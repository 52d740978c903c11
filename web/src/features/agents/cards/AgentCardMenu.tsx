import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCopy,
  IconCopyPlus,
  IconDots,
  IconExternalLink,
  IconFileText,
  IconInbox,
  IconMessage,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LayerBoundary } from '../../../components/failures/LayerBoundary.tsx'
import { copyText } from '../../../lib/files/copyText.ts'
import { demoPageUrl } from '../../../lib/environment.ts'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useMay } from '../../../lib/session/viewer.ts'
import { DeleteAgentDialog } from '../DeleteAgentDialog.tsx'
import { listTexts as t } from '../listTexts.ts'
import type { AgentRow } from '../useAgents.ts'

const DuplicateDialog = lazyComponent(async () => (await import('../DuplicateDialog.tsx')).DuplicateDialog)

/** The actions on an agent without opening it. */
export function AgentCardMenu({ agent }: { agent: AgentRow }) {
  const { region } = useWorkspaceRef()
  const mayDelete = useMay('deleteAgent')
  const mayCreate = useMay('createAgent')
  const [isDeleting, setDeleting] = useState(false)
  const [isDuplicating, setDuplicating] = useState(false)
  const pages = [
    { page: 'overview?showDebugger=true', label: t('tryIt'), icon: <IconMessage size={16} /> },
    { page: 'convos', label: t('conversations'), icon: <IconInbox size={16} /> },
    { page: 'kb', label: t('knowledge'), icon: <IconFileText size={16} /> },
  ]
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('actionsOf', { agent: agent.title })}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {pages.map(({ page, label, icon }) => (
            <Menu.Item
              key={page}
              component={Link}
              to={webPaths.agent(region, agent.ID, page)}
              leftSection={icon}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Item
            component="a"
            href={demoPageUrl(region, agent.ID)}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconExternalLink size={16} />}
          >
            {t('demoPage')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={16} />}
            onClick={() => void copyText(agent.ID, t('agentIdCopied'))}
          >
            {t('copyAgentId')}
          </Menu.Item>
          {mayCreate && (
            <Menu.Item leftSection={<IconCopyPlus size={16} />} onClick={() => setDuplicating(true)}>
              {t('duplicate')}
            </Menu.Item>
          )}
          {mayDelete && (
            <>
              <Menu.Divider />
              <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={() => setDeleting(true)}>
                {t('deleteAgent')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <LayerBoundary onClose={() => setDuplicating(false)}>
        {isDuplicating && (
          <DuplicateDialog region={region} agent={agent} onClose={() => setDuplicating(false)} />
        )}
      </LayerBoundary>
      {isDeleting && (
        <DeleteAgentDialog
          region={region}
          agent={agent}
          onClose={() => setDeleting(false)}
          onDeleted={() => setDeleting(false)}
        />
      )}
    </>
  )
}
