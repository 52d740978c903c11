import { Menu } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import {
  useAgentDraft,
  useAgentEditing,
  useStoredAgent,
} from '../../features/agents/draft/AgentDraftContext.ts'
import { AgentSwatch } from '../../features/agents/AgentSwatch.tsx'
import { useAgentColours } from '../../features/agents/useAgentColours.ts'
import { useAgentRows } from '../../features/agents/useAgents.ts'
import { webPaths } from '../../lib/webPaths.ts'
import styles from './AgentLayout.module.css'
import { t } from '../texts.ts'

/** All agents of the workspace, most recently changed first; selecting one opens its overview. */
export function AgentSwitcher() {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const title = useAgentDraft((draft) => draft.title)
  const colourOf = useAgentColours()
  const agents = useAgentRows()
  const navigate = useNavigate()
  const items = agents.status === 'ready' ? agents.data.items : []
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <button
          type="button"
          className={styles.switcher}
          aria-label={t('agentNamed', { title })}
          title={title}
        >
          <AgentSwatch color={colourOf(agentId)} />
          <span dir="auto">{title || t('untitled')}</span>
          <IconSelector size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>{t('switchAgent')}</Menu.Label>
        {agents.status === 'error' && (
          <Menu.Item closeMenuOnClick={false} onClick={agents.retry}>
            {t('agentsNotLoaded')}
          </Menu.Item>
        )}
        {items.map((agent) => (
          <Menu.Item
            key={agent.ID}
            onClick={() => void navigate(webPaths.agent(region, agent.ID))}
            rightSection={agent.ID === agentId ? <IconCheck size={14} /> : null}
          >
            <span className={styles.item}>
              <AgentSwatch color={colourOf(agent.ID)} size={8} /> <span dir="auto">{agent.title}</span>
            </span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
