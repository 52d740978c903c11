import { useComputedColorScheme } from '@mantine/core'
import type { Agent } from '@parley/functions/shared/agent'
import { IconArrowUp, IconX } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { contrastOf, readableOn } from '../../lib/readableOn.ts'
import styles from './WidgetPreview.module.css'

/** The same as in the widget's `panel.css` and `applyTheme.ts`. */
const looks = {
  light: { '--p-paper': '#ffffff', '--p-ink': '#1c1b19' },
  dark: { '--p-paper': '#1a1917', '--p-ink': '#f2efea' },
} as const

export type PreviewAgent = Pick<Agent, 'title' | 'description' | 'primaryColor' | 'themeType' | 'placement' | 'fontFamily' | 'roundedImageURL'>

interface WidgetPreviewProps {
  agent: PreviewAgent
  launchMessages: string[]
  suggestedReplies: string[]
}

/** A drawing of the widget with the draft's words and colours: nothing in it is live. */
export function WidgetPreview({ agent, launchMessages, suggestedReplies }: WidgetPreviewProps) {
  const own = useComputedColorScheme('light')
  const look = looks[agent.themeType === 'auto' ? own : agent.themeType]
  const accent = /^#[0-9a-f]{6}$/i.test(agent.primaryColor) ? agent.primaryColor : '#3a5bd9'
  const isReadable = contrastOf(accent, look['--p-paper']) >= 4.5
  const style: CSSProperties = {
    ...look, '--p-accent': accent, '--p-on': readableOn(accent), '--p-link': isReadable ? accent : look['--p-ink'],
    '--p-font': `${JSON.stringify(agent.fontFamily)}, system-ui, sans-serif`,
  }
  return (
    <div className={styles.stage} style={style} data-left={agent.placement === 'bottom-left'}>
      <div className={styles.panel}>
        <div className={styles.head}>
          <span className={styles.face}>
            {agent.roundedImageURL ? <img src={agent.roundedImageURL} alt="" /> : Array.from(agent.title)[0]}
          </span>
          <span>
            <b>{agent.title || 'Untitled'}</b>
            {agent.description && <small>{agent.description}</small>}
          </span>
          <IconX size={20} aria-hidden="true" />
        </div>
        <div className={styles.thread}>
          {launchMessages.filter(Boolean).map((text, index) => (
            // Two messages may be the same text.
            // oxlint-disable-next-line react/no-array-index-key
            <p key={index}>{text}</p>
          ))}
          <div className={styles.replies}>
            {suggestedReplies.filter(Boolean).map((text, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index}>{text}</span>
            ))}
          </div>
          <p className={styles.visitor}>A visitor's question</p>
        </div>
        <div className={styles.composer}>
          <span>Write a message…</span>
          <i>
            <IconArrowUp size={18} aria-hidden="true" />
          </i>
        </div>
      </div>
      <span className={styles.launcher}>
        <IconX size={24} aria-hidden="true" />
      </span>
    </div>
  )
}
