import { typingMs } from '@parley/functions/shared/chat/presence'
import styles from '../thread/Thread.module.css'
import { useNow } from '../../../lib/browser/useNow.ts'
import { usePresences } from './usePresences.ts'
import { t } from '../texts.ts'

/** Shows three dots while the visitor types. */
export function VisitorTyping({ conversationId, name }: { conversationId: string; name: string }) {
  const { visitor } = usePresences(conversationId)
  const typingAt = visitor?.typingAt ?? 0
  const now = useNow(1_000, typingAt > 0)
  if (now - typingAt >= typingMs) return null
  return (
    <output className={styles.typing} aria-label={t('visitorTypes', { name })}>
      <i />
      <i />
      <i />
    </output>
  )
}
