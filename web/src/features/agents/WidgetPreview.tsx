import type { Agent } from '@parley/functions/shared/agent'
import { IconArrowUp, IconX } from '@tabler/icons-react'
import { usePreviewLook } from './usePreviewLook.ts'
import styles from './WidgetPreview.module.css'

export type PreviewAgent = Pick<
  Agent,
  'title' | 'description' | 'primaryColor' | 'themeType' | 'placement' | 'fontFamily' | 'roundedImageURL'
>

interface WidgetPreviewProps {
  agent: PreviewAgent
  launchMessages: string[]
  suggestedReplies: string[]
}

/** A drawing of the widget with the draft's words and colours: nothing in it is live. */
export function WidgetPreview({ agent, launchMessages, suggestedReplies }: WidgetPreviewProps) {
  const style = usePreviewLook(agent)
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
