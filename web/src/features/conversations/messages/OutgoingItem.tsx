import { Button } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { formatSize } from '../../../lib/formats/formats.ts'
import type { OutgoingReply } from '../reply/useOutgoing.ts'
import styles from './MessageItem.module.css'
import { t } from '../texts.ts'

interface OutgoingItemProps {
  reply: OutgoingReply
  onRetry: () => void
  onEdit: () => void
}

/** Shows a reply that is not stored in the conversation yet. */
export function OutgoingItem({ reply, onRetry, onEdit }: OutgoingItemProps) {
  return (
    <div className={styles.item} data-role="operator" data-unsent="true">
      <div className={styles.words}>
        {reply.text && (
          <div className={styles.bubble} dir="auto">
            {reply.text}
          </div>
        )}
      </div>
      {reply.files.length > 0 && (
        <ul className={styles.files} aria-label={t('files')}>
          {reply.files.map(({ id, name, sizeKB }) => (
            <li key={id}>
              <span>
                <IconFile size={15} aria-hidden="true" /> <bdi dir="auto">{name}</bdi>
              </span>
              <small>{formatSize(sizeKB)}</small>
            </li>
          ))}
        </ul>
      )}
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
