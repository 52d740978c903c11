import { Skeleton } from '@mantine/core'
import { activityNames, noCounts, type ActivityCounts } from '@parley/functions/shared/chat/activity'
import { Suspense, type ReactNode } from 'react'
import { LoadFailure } from '../../components/failures/LoadFailure.tsx'
import type { Activity } from '../../features/activity/addUpActivity.ts'
import { useActivity } from '../../features/activity/useActivity.ts'
import type { AgentRow } from '../../features/agents/useAgents.ts'
import { lazyComponent } from '../../lib/navigation/lazyComponent.tsx'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import { useStoredChoice } from '../shell/useStoredChoice.ts'
import { CreditCard } from './CreditCard.tsx'
import { FigureRow } from './figures/FigureRow.tsx'
import { FirstSteps } from './firstSteps/FirstSteps.tsx'
import styles from './HomePage.module.css'
import { t } from './texts.ts'
import { TwoWeeks } from './figures/TwoWeeks.tsx'
import type { AgentLooks } from './useAgentLooks.ts'
import { firstSteps, useFirstSteps } from './firstSteps/useFirstSteps.ts'

// Loaded with their data, after the first view.
const UnansweredQuestionsCard = lazyComponent(
  async () => (await import('./UnansweredQuestionsCard.tsx')).UnansweredQuestionsCard,
)
const WhatChanged = lazyComponent(async () => (await import('./WhatChanged.tsx')).WhatChanged)

/** The number of conversations in two weeks up to which the first steps stay visible. */
const youngConversations = 5
/** Days. */
const week = 7

interface TodayPartsProps {
  /** Undefined until they are loaded. */
  agents: readonly AgentRow[] | undefined
  looks: AgentLooks
}

/** The week in figures and charts; for a workspace without messages, the first steps. */
export function TodayParts({ agents, looks }: TodayPartsProps) {
  const { workspaceId } = useWorkspaceRef()
  const activity = useActivity()
  const [hidden, hide] = useStoredChoice(`firstStepsHidden.${workspaceId}`)
  if (activity.status === 'error')
    return <LoadFailure title={t('figuresNotLoaded')} error={activity.error} retry={activity.retry} />
  if (activity.status === 'loading' || !agents) return <PartsSkeleton />
  const startedCount = activity.data.all.reduce((sum, { started }) => sum + started, 0)
  const isYoung = hidden === null && startedCount <= youngConversations
  const steps = isYoung && <NextSteps agents={agents} isSeen={startedCount > 0} onHide={() => hide('yes')} />
  if (steps && startedCount === 0)
    return (
      <>
        <div className={styles.main}>{steps}</div>
        <div className={styles.side}>
          <CreditCard spent={activity.data.spent} />
        </div>
      </>
    )
  return <LivingWorkspace activity={activity.data} looks={looks} steps={steps} />
}

interface LivingWorkspaceProps {
  activity: Activity
  looks: AgentLooks
  /** The first steps of a young workspace; an older one shows recent changes instead. */
  steps: ReactNode
}

function LivingWorkspace({ activity, looks, steps }: LivingWorkspaceProps) {
  return (
    <>
      <FigureRow
        week={sumOf(activity.all.slice(-week))}
        weekBefore={sumOf(activity.all.slice(-2 * week, -week))}
        completeUntil={activity.completeUntil}
      />
      <div className={styles.main}>
        <TwoWeeks activity={activity} looks={looks} />
        {steps}
      </div>
      <div className={styles.side}>
        <Suspense fallback={<Skeleton height={180} radius="lg" />}>
          <UnansweredQuestionsCard looks={looks} />
        </Suspense>
        <CreditCard spent={activity.spent} />
        {!steps && (
          <Suspense fallback={null}>
            <WhatChanged looks={looks} />
          </Suspense>
        )}
      </div>
    </>
  )
}

function sumOf(days: readonly ActivityCounts[]): ActivityCounts {
  const sums = noCounts()
  for (const day of days) for (const name of activityNames) sums[name] += day[name]
  return sums
}

interface NextStepsProps {
  agents: readonly AgentRow[]
  isSeen: boolean
  onHide: () => void
}

/** The first steps, until all of them are done. */
function NextSteps({ agents, isSeen, onHide }: NextStepsProps) {
  const done = useFirstSteps(agents, isSeen)
  if (!done) return <Skeleton height={320} radius="lg" />
  if (firstSteps.every((step) => done[step])) return null
  return <FirstSteps done={done} agentId={agents[0]?.ID} onHide={onHide} />
}

function PartsSkeleton() {
  return (
    <>
      <Skeleton height={320} radius="lg" className={styles.main} aria-busy="true" />
      <Skeleton height={200} radius="lg" className={styles.side} />
    </>
  )
}
