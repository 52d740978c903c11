import { Button } from '@mantine/core'
import type { OutgoingReply } from './useOutgoing.ts'
import styles from './MessageItem.module.css'
import { t } from './texts.ts'

interface OutgoingItemProps {
  reply: OutgoingReply
  onRetry: () => void
  onEdit: () => void
}

/** A reply that is not in the conversation yet. */
export function OutgoingItem({ reply, onRetry, onEdit }: OutgoingItemProps) {
  return (
    <div className={styles.item} data-role="operator" data-unsent="true">
      <div className={styles.words}>
        <div className={styles.bubble} dir="auto">
          {reply.text}
        </div>
      </div>
      {reply.failure ? (
        <div className={styles.failure} role="alert">
          <span>{reply.failure}</span>
          <Button variant="subtle" size="compact-sm" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={onEdit}>
            {t('edit')}
          </Button>
        </div>
      ) : (
        <div className={styles.meta}>{t('sending')}</div>
      )}
    </div>
  )
}
