import { Skeleton } from '@mantine/core'
import styles from './Shell.module.css'

/** The frame in its final shape, before the person is known. */
export function ShellSkeleton() {
  return (
    <div className={styles.shell} aria-busy="true">
      <aside className={styles.nav}>
        <Skeleton height={40} />
        <Skeleton height={34} mt={16} />
        <Skeleton height={14} mt={28} width="60%" />
        <Skeleton height={14} mt={20} width="75%" />
        <Skeleton height={14} mt={20} width="50%" />
      </aside>
      <main className={styles.main}>
        <PageSkeleton />
      </main>
    </div>
  )
}

/** The skeleton of a page whose chunk is loading. */
export function PageSkeleton() {
  return (
    <div style={{ padding: 32 }} aria-busy="true">
      <Skeleton height={24} width={160} />
      <Skeleton height={180} mt={28} maw={1096} radius="lg" />
    </div>
  )
}
