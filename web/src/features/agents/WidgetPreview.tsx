import { useComputedColorScheme } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agent'
import { IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { readableOn } from '../../lib/readableOn.ts'
import styles from './WidgetPreview.module.css'

const looks = {
  light: { '--p-bg': '#ffffff', '--p-ink': '#1d1b18', '--p-dim': '#77726b', '--p-line': '#dedad3' },
  dark: { '--p-bg': '#1c1a18', '--p-ink': '#f2efe9', '--p-dim': '#a09a91', '--p-line': '#3b3833' },
} as const

/** A drawing of the widget with the draft's words and colours: nothing in it is live. */
export function WidgetPreview({ agent }: { agent: Agent }) {
  const own = useComputedColorScheme('light')
  const look = looks[agent.themeType === 'auto' ? own : agent.themeType]
  const accent = /^#[0-9a-f]{6}$/i.test(agent.primaryColor) ? agent.primaryColor : '#3a5bd9'
  const style: CSSProperties = { ...look, '--p-accent': accent, '--p-on': readableOn(accent) }
  const { initMessages, suggestedReplies } = agent.vgOptions
  return (
    <div className={styles.stage} style={style}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <span>
            <b>{agent.title}</b>
            {agent.description && <small>{agent.description}</small>}
          </span>
        </div>
        <div className={styles.thread}>
          {initMessages.filter(Boolean).map((text, index) => (
            // Two messages may be the same text.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={styles.agent}>
              {text}
            </div>
          ))}
          <div className={styles.visitor}>A visitor's question</div>
          <div className={styles.replies}>
            {suggestedReplies.filter(Boolean).map((text, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index}>{text}</span>
            ))}
          </div>
        </div>
        <div className={styles.input}>Write a message</div>
      </div>
      <span className={styles.launcher} style={agent.placement === 'bottom-left' ? { left: 16 } : { right: 16 }}>
        <IconX size={22} />
      </span>
    </div>
  )
}
