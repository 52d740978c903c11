import { Skeleton } from '@mantine/core'
import styles from './ConversationList.module.css'
import { t } from './texts.ts'

export function ListSkeleton() {
  return (
    <div aria-busy="true" aria-label={t('loadingConversations')} className={styles.wait}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row}>
          <Skeleton height={12} width="55%" />
          <Skeleton height={12} mt={9} width="85%" />
        </div>
      ))}
    </div>
  )
}
