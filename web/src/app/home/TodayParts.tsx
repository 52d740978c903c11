import { Skeleton } from '@mantine/core'
import { noCounts } from '@parley/functions/shared/activity'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import type { Activity } from '../../features/activity/addUpActivity.ts'
import { useActivity } from '../../features/activity/useActivity.ts'
import type { AgentRow } from '../../features/agents/useAgents.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import { useStoredChoice } from '../useStoredChoice.ts'
import { AskedInVain } from './AskedInVain.tsx'
import { CreditCard } from './CreditCard.tsx'
import { FigureRow } from './FigureRow.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import styles from './HomePage.module.css'
import { t } from './texts.ts'
import { TwoWeeks } from './TwoWeeks.tsx'
import type { AgentLooks } from './useAgentLooks.ts'
import { firstSteps, useFirstSteps } from './useFirstSteps.ts'
import { WhatChanged } from './WhatChanged.tsx'

/** Up to so many conversations in two weeks the first steps stay in view. */
const youngConversations = 5

interface TodayPartsProps {
  /** Undefined until they are known. */
  agents: readonly AgentRow[] | undefined
  looks: AgentLooks
}

/** The day in figures with what they mean; for a workspace that nobody has written to, the first steps. */
export function TodayParts({ agents, looks }: TodayPartsProps) {
  const { workspaceId } = useWorkspaceRef()
  const activity = useActivity()
  const [hidden, hide] = useStoredChoice(`firstStepsHidden.${workspaceId}`)
  if (activity.status === 'error')
    return <LoadFailure title={t('figuresNotLoaded')} error={activity.error} retry={activity.retry} />
  if (activity.status === 'loading' || !agents) return <PartsSkeleton />
  const begun = activity.data.all.reduce((sum, { started }) => sum + started, 0)
  const isYoung = hidden === null && begun <= youngConversations
  const steps = isYoung && <NextSteps agents={agents} isSeen={begun > 0} onHide={() => hide('yes')} />
  if (steps && begun === 0)
    return (
      <div className={styles.columns}>
        {steps}
        <CreditCard spent={activity.data.spent} />
      </div>
    )
  return <LivingWorkspace activity={activity.data} looks={looks} steps={steps} />
}

interface LivingWorkspaceProps {
  activity: Activity
  looks: AgentLooks
  /** What a young workspace has not done yet; in its place older ones read what has changed. */
  steps: ReactNode
}

function LivingWorkspace({ activity, looks, steps }: LivingWorkspaceProps) {
  const [yesterday = noCounts(), today = noCounts()] = activity.all.slice(-2)
  return (
    <>
      <FigureRow today={today} yesterday={yesterday} completeUntil={activity.completeUntil} />
      <div className={`${styles.columns} ${styles.living}`}>
        <div>
          <AskedInVain looks={looks} />
          {steps}
        </div>
        <div>
          <CreditCard spent={activity.spent} />
          {!steps && <WhatChanged looks={looks} />}
        </div>
        <TwoWeeks activity={activity} looks={looks} />
      </div>
    </>
  )
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
    <div className={styles.columns} aria-busy="true">
      <Skeleton height={320} radius="lg" />
      <Skeleton height={200} radius="lg" />
    </div>
  )
}
