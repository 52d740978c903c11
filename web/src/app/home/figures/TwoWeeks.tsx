import { Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import type { Activity } from '../../../features/activity/addUpActivity.ts'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import styles from '../HomePage.module.css'
import { t } from '../texts.ts'
import type { AgentLooks } from '../useAgentLooks.ts'

// Loaded with its table, after the first view.
const TwoWeeksChart = lazyComponent(async () => (await import('./TwoWeeksChart.tsx')).TwoWeeksChart)

interface TwoWeeksProps {
  activity: Activity
  looks: AgentLooks
}

/** Conversations of fourteen days, a line for each agent. */
export function TwoWeeks({ activity, looks }: TwoWeeksProps) {
  const total = activity.all.reduce((sum, { started }) => sum + started, 0)
  if (total > 0)
    return (
      <Suspense fallback={<Skeleton height={330} radius="lg" />}>
        <TwoWeeksChart activity={activity} looks={looks} />
      </Suspense>
    )
  return (
    <section className={styles.card} aria-labelledby="two-weeks-title">
      <h2 id="two-weeks-title">{t('twoWeeks')}</h2>
      <p className={styles.nothing}>
        <b>{t('nothingInTwoWeeks')}</b>
        <span>{t('nothingInTwoWeeksHint')}</span>
      </p>
    </section>
  )
}
