import type { Message } from '@parley/functions/shared/conversation'
import type { ReactNode } from 'react'
import { formatClock, formatDateTime } from '../../lib/formats.ts'
import { AgentMark } from './AgentField.tsx'
import { useInboxPlace, useInboxScope } from './InboxPlace.ts'
import styles from './MessageItem.module.css'
import type { AnswerAction } from './MessageItem.tsx'
import { t } from './texts.ts'
import { useMay } from '../../lib/viewer.ts'

interface MessageFactsProps {
  message: Message
  question: string
  isLastRead: boolean
  onAction: (action: AnswerAction) => void
  /** The receipt's button, where there is one. */
  children: ReactNode
}

/** The small line under a message: who, when, and what can be done with it. */
export function MessageFacts({ message, question, isLastRead, onAction, children }: MessageFactsProps) {
  const { role, author, at, pair, isSpoken, delivery } = message
  const { agentId } = useInboxPlace()
  const agent = useInboxScope().agentOf?.(agentId)
  const mayCorrect = useMay('correctAnswers')
  const canCorrect = role === 'agent' && message.replyTo !== undefined && question !== ''
  return (
    <div className={styles.meta}>
      {role === 'agent' && (agent ? <AgentMark agent={agent} /> : <b dir="auto">{author || t('agent')}</b>)}
      {role === 'operator' && <b dir="auto">{author || t('team')}</b>}
      <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
        {formatClock(at)}
      </time>
      {isSpoken && <span>{t('spoken')}</span>}
      {isLastRead && <span>{t('read')}</span>}
      {delivery && (
        <span className={styles.undelivered}>{t('notDelivered', { reason: delivery.reason })}</span>
      )}
      {pair && <span>{t('answeredFromACorrection')}</span>}
      {children}
      {mayCorrect && question !== '' && (
        <span className={styles.actions}>
          {canCorrect && (
            <button type="button" onClick={() => onAction({ kind: 'correct', question, answer: message })}>
              {t('correct')}
            </button>
          )}
          <button type="button" onClick={() => onAction({ kind: 'saveTest', question, answer: message })}>
            {t('saveAsTest')}
          </button>
        </span>
      )}
    </div>
  )
}
