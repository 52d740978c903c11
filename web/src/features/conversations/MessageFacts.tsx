import type { Message } from '@parley/functions/shared/conversation'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { formatCredits } from '../../lib/formatCredits.ts'
import { formatClock, formatDateTime } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import { useInboxPlace } from './InboxPlace.ts'
import styles from './MessageItem.module.css'
import type { AnswerAction } from './MessageItem.tsx'
import { t } from './texts.ts'

interface MessageFactsProps {
  message: Message
  question: string
  isLastRead: boolean
  /** Whether the passages are shown. */
  isOpen: boolean
  onToggle: () => void
  onAction: (action: AnswerAction) => void
}

/** The small line under a message: who, when, what it cost, and what can be done with it. */
export function MessageFacts({
  message,
  question,
  isLastRead,
  isOpen,
  onToggle,
  onAction,
}: MessageFactsProps) {
  const { role, author, at, receipt, pair, isSpoken, delivery, sources = [] } = message
  const { region } = useInboxPlace()
  const canCorrect = role === 'agent' && message.replyTo !== undefined && question !== ''
  return (
    <div className={styles.meta}>
      {role === 'operator' && <b dir="auto">{author || t('team')}</b>}
      <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>
        {formatClock(at)}
      </time>
      {isSpoken && <span>{t('spoken')}</span>}
      {isLastRead && <span>{t('read')}</span>}
      {delivery && (
        <span className={styles.undelivered}>{t('notDelivered', { reason: delivery.reason })}</span>
      )}
      {receipt && (
        <Link
          to={webPaths.receipt(region, receipt.lease, message.id)}
          title={t('receiptOf', {
            read: receipt.inputTokens,
            written: receipt.outputTokens,
            model: receipt.model,
          })}
        >
          {t('costOf', {
            credits: formatCredits(receipt.amount, 4),
            tokens: receipt.inputTokens + receipt.outputTokens,
          })}
        </Link>
      )}
      {pair && <span>{t('answeredFromACorrection')}</span>}
      {sources.length > 0 && (
        <button type="button" className={styles.passages} aria-expanded={isOpen} onClick={onToggle}>
          <IconChevronRight size={13} aria-hidden="true" />
          {t('passages', { count: sources.length })}
        </button>
      )}
      {question !== '' && (
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
