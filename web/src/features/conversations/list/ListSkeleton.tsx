import { Skeleton } from '@mantine/core'
import styles from './ConversationList.module.css'
import { t } from '../texts.ts'

export function ListSkeleton() {
  return (
    <div aria-busy="true" className={styles.wait}>
      <span className="unseen">{t('loadingConversations')}</span>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row}>
          <Skeleton height={12} width="55%" />
          <Skeleton height={12} mt={9} width="85%" />
        </div>
      ))}
    </div>
  )
}
