import { Suspense } from 'react'
import type { Activity } from '../../features/activity/addUpActivity.ts'
import { lazyComponent } from '../../lib/lazyComponent.tsx'
import { agentLines } from './agentLines.ts'
import styles from './HomePage.module.css'
import { t } from './texts.ts'
import type { AgentLooks } from './useAgentLooks.ts'

const DayLines = lazyComponent(async () => (await import('../../components/charts/DayLines.tsx')).DayLines)
const chartHeight = 220

interface TwoWeeksProps {
  activity: Activity
  looks: AgentLooks
}

/** Conversations of fourteen days, a line for each agent. */
export function TwoWeeks({ activity, looks }: TwoWeeksProps) {
  const total = activity.all.reduce((sum, { started }) => sum + started, 0)
  return (
    <section className={styles.card} aria-labelledby="two-weeks">
      <h2 id="two-weeks">{t('twoWeeks')}</h2>
      {total === 0 ? (
        <p className={styles.nothing}>
          <b>{t('nothingInTwoWeeks')}</b>
          <span>{t('nothingInTwoWeeksHint')}</span>
        </p>
      ) : (
        <>
          <p className={styles.total}>{t('twoWeeksInWords', { count: total })}</p>
          <Suspense fallback={<div style={{ height: chartHeight }} />}>
            <DayLines days={activity.days} series={agentLines(activity, looks)} height={chartHeight} />
          </Suspense>
        </>
      )}
    </section>
  )
}
