import { Skeleton } from '@mantine/core'
import styles from './AgentCard.module.css'
import { PulseSkeleton } from './AgentCard.tsx'

/** Cards that are on their way, in their final form. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid} aria-busy="true" aria-label={label}>
        {['first', 'second', 'third'].map((place) => (
          <li key={place} className={styles.card}>
            <div className={styles.stage} />
            <div className={styles.body}>
              <div className={styles.head}>
                <Skeleton height={16} width={140} my={3} />
                <Skeleton height={20} width={56} radius="xl" />
              </div>
              <PulseSkeleton />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
