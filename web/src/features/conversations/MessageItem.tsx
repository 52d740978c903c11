import type { Message } from '@parley/functions/shared/conversation'
import { formatCredits } from '@parley/functions/shared/credits'
import { LazyMarkdown } from '../../components/LazyMarkdown.tsx'
import { formatClock, formatCount, formatDateTime } from '../../lib/formats.ts'
import styles from './ConversationsPage.module.css'

/** One message; an answer says what it cost and what it rests on. */
export function MessageItem({ message }: { message: Message }) {
  const { role, text, at, receipt, sources = [] } = message
  return (
    <div className={styles.item} data-role={role}>
      <div className={styles.bubble}>{role === 'agent' ? <LazyMarkdown text={text} /> : text}</div>
      <div className={styles.meta}>
        <time title={formatDateTime(at)}>{formatClock(at)}</time>
        {receipt && (
          <span>
            {formatCredits(receipt.amount, 4)} credits · {formatCount(receipt.inputTokens + receipt.outputTokens)} tokens · {receipt.model}
          </span>
        )}
        {sources.length > 0 && (
          <details className={styles.sources}>
            <summary>
              {sources.length} {sources.length === 1 ? 'passage' : 'passages'}
            </summary>
            <ul>
              {sources.map((source) => (
                <li key={source.id}>
                  <b>{source.title}</b>
                  {source.text}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  )
}
