import type { Message } from '@parley/functions/shared/conversation'
import { formatCredits } from '@parley/functions/shared/credits'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyMarkdown } from '../../components/LazyMarkdown.tsx'
import { formatClock, formatCount, formatDateTime } from '../../lib/formats.ts'
import styles from './ConversationsPage.module.css'

/** One message; an answer says what it cost and what it rests on. */
export function MessageItem({ message }: { message: Message }) {
  const { role, text, at, receipt, sources = [] } = message
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.item} data-role={role}>
      <div className={styles.bubble}>{role === 'agent' ? <LazyMarkdown text={text} /> : text}</div>
      <div className={styles.meta}>
        <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)}>{formatClock(at)}</time>
        {receipt && (
          <span title={`${formatCount(receipt.inputTokens)} tokens read, ${formatCount(receipt.outputTokens)} written by ${receipt.model}`}>
            {formatCredits(receipt.amount, 4)} credits · {formatCount(receipt.inputTokens + receipt.outputTokens)} tokens
          </span>
        )}
        {sources.length > 0 && (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <IconChevronRight size={13} aria-hidden="true" />
            {sources.length} {sources.length === 1 ? 'passage' : 'passages'}
          </button>
        )}
      </div>
      {isOpen && (
        <ul className={styles.sources} aria-label="Passages used">
          {sources.map((source) => (
            <li key={source.id}>
              <b>{source.title}</b>
              <p>{source.text}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
