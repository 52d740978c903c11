import { Menu } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import styles from './AgentField.module.css'
import type { InboxAgent } from './inboxContexts.ts'
import { t } from './texts.ts'

export interface InboxAgentChoice extends InboxAgent {
  ID: string
}

interface AgentFieldProps {
  agents: readonly InboxAgentChoice[]
  /** An agent's id; empty for all agents. */
  value: string
  onChange: (agentId: string) => void
}

/** Chooses the agent whose conversations are listed. */
export function AgentField({ agents, value, onChange }: AgentFieldProps) {
  const chosen = agents.find(({ ID }) => ID === value)
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button
          type="button"
          className={styles.field}
          aria-label={t('agentShown', { agent: chosen?.title ?? t('allAgents') })}
        >
          {chosen && <Swatch color={chosen.color} />}
          <span dir="auto">{chosen?.title ?? t('allAgents')}</span>
          <IconSelector size={14} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown className={styles.options ?? ''}>
        <Menu.Item rightSection={!chosen && <IconCheck size={15} />} onClick={() => onChange('')}>
          {t('allAgents')}
        </Menu.Item>
        <Menu.Divider />
        {agents.map(({ ID, title, color }) => (
          <Menu.Item
            key={ID}
            leftSection={<Swatch color={color} />}
            rightSection={ID === value && <IconCheck size={15} />}
            onClick={() => onChange(ID)}
          >
            <span dir="auto">{title}</span>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Shows an agent in a narrow row as its colour, with its name as a tooltip. */
export function AgentDot({ agent: { title, color } }: { agent: InboxAgent }) {
  return (
    <span className={styles.dot} title={title}>
      <Swatch color={color} />
      <span className="unseen">{title}</span>
    </span>
  )
}

/** Shows an agent as its colour and name. */
export function AgentMark({ agent: { title, color } }: { agent: InboxAgent }) {
  return (
    <span className={styles.mark}>
      <Swatch color={color} />
      <span dir="auto">{title}</span>
    </span>
  )
}

function Swatch({ color }: { color: string }) {
  return <i aria-hidden="true" className={styles.swatch} style={{ background: color }} />
}
