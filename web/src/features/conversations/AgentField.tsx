import { Menu } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import styles from './AgentField.module.css'
import type { InboxAgent } from './InboxPlace.ts'
import { t } from './texts.ts'

export interface InboxAgentChoice extends InboxAgent {
  ID: string
}

interface AgentFieldProps {
  agents: readonly InboxAgentChoice[]
  /** Empty for all of them. */
  value: string
  onChange: (agentId: string) => void
}

/** Whose conversations are shown. */
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

/** An agent in a narrow row: its colour, and its name under the pointer. */
export function AgentDot({ agent: { title, color } }: { agent: InboxAgent }) {
  return (
    <span className={styles.dot} title={title}>
      <Swatch color={color} />
      <span className="unseen">{title}</span>
    </span>
  )
}

/** An agent by its colour and its name. */
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
