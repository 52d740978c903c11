import { ActionIcon, Menu } from '@mantine/core'
import { texts } from '@parley/functions/shared/texts'
import { IconCode, IconCopy, IconDots, IconExternalLink, IconTrash } from '@tabler/icons-react'
import { useAgentEditing, useStoredAgent } from '../../features/agents/AgentDraftContext.ts'
import { demoPageUrl } from '../../lib/environment.ts'
import { showToast } from '../../lib/toast.ts'
import { useMay } from '../../lib/viewer.ts'
import styles from './AgentLayout.module.css'

interface AgentMenuProps {
  onScript: () => void
  onDelete: () => void
}

/** What is done with an agent as a whole. */
export function AgentMenu({ onScript, onDelete }: AgentMenuProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const mayDelete = useMay('deleteAgent')

  async function handleCopyId() {
    await navigator.clipboard.writeText(agentId)
    await showToast(texts.copied)
  }

  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          className={styles.more ?? ''}
          aria-label="Agent actions"
        >
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void handleCopyId()}>
          Copy Agent ID
        </Menu.Item>
        <Menu.Item leftSection={<IconCode size={16} />} onClick={onScript}>
          Website Script
        </Menu.Item>
        <Menu.Item
          component="a"
          href={demoPageUrl(region, agentId)}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={16} />}
        >
          Demo link
        </Menu.Item>
        {mayDelete && (
          <>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
              Delete agent
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
