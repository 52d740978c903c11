import { Skeleton } from '@mantine/core'
import { useAgentRoom } from '../newAgent/useAgentRoom.ts'
import styles from './AgentCard.module.css'
import { fewAgents, ActivitySkeleton } from './AgentCard.tsx'

/** A skeleton of the cards in their final shape. */
export function CardsSkeleton({ label }: { label: string }) {
  const count = useAgentRoom()?.count
  const isRoomy = count !== undefined && count > 0 && count <= fewAgents
  return (
    <div className={styles.room}>
      <ul className={styles.grid} data-roomy={isRoomy || undefined} aria-busy="true" aria-label={label}>
        {['first', 'second', 'third'].slice(0, isRoomy ? count : fewAgents).map((place) => (
          <li key={place} className={styles.card}>
            <div className={styles.stage} />
            <div className={styles.body}>
              <div className={styles.head}>
                <Skeleton height={16} width={140} my={3} />
                <Skeleton height={20} width={56} radius="xl" />
              </div>
              <ActivitySkeleton />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
