import { Menu } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { useNavigate } from 'react-router-dom'
import { AgentSwatch } from '../../../features/agents/AgentSwatch.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import styles from '../Client.module.css'
import { useClient } from '../ClientContext.ts'
import { t } from '../texts.ts'

/** Names the organisation, and selects the agent whose pages are shown where the client has any. */
export function AgentSelect({ agentId }: { agentId: string | undefined }) {
  const { region, agents } = useClient()
  const navigate = useNavigate()
  const current = agents.find((agent) => agent.agentId === agentId) ?? agents[0]
  if (!current)
    return (
      <div className={styles.agent}>
        <OrganisationPhoto />
        <OrganisationName />
      </div>
    )
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <button type="button" className={styles.agent} title={current.title}>
          <OrganisationPhoto />
          <span className={styles.names}>
            <small>
              <OrganisationName />
            </small>
            <span>
              <AgentSwatch color={current.color || 'var(--ink-3)'} size={8} />
              <bdi dir="auto">{current.title}</bdi>
            </span>
          </span>
          <IconSelector size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Label>{t('agents')}</Menu.Label>
        {agents.map((agent) => (
          <Menu.Item
            key={agent.agentId}
            leftSection={<AgentSwatch color={agent.color || 'var(--ink-3)'} size={8} />}
            rightSection={agent === current ? <IconCheck size={14} /> : null}
            onClick={() => void navigate(webPaths.agent(region, agent.agentId))}
          >
            <span dir="auto">{agent.title}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function OrganisationPhoto() {
  const { squarePhotoURL } = useClient().organisation
  return squarePhotoURL ? (
    <img className={styles.photo} src={squarePhotoURL} width={28} height={28} alt="" />
  ) : null
}

function OrganisationName() {
  return <bdi dir="auto">{useClient().organisation.name}</bdi>
}
