import { Skeleton } from '@mantine/core'
import { noCounts } from '@parley/functions/shared/activity'
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
import { useFirstSteps } from './useFirstSteps.ts'
import { WhatChanged } from './WhatChanged.tsx'

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
  const isQuiet = activity.data.all.every(({ started }) => started === 0)
  if (isQuiet && hidden === null)
    return <NewWorkspace agents={agents} spent={activity.data.spent} onHide={() => hide('yes')} />
  return <LivingWorkspace activity={activity.data} looks={looks} />
}

function LivingWorkspace({ activity, looks }: { activity: Activity; looks: AgentLooks }) {
  const [yesterday = noCounts(), today = noCounts()] = activity.all.slice(-2)
  return (
    <>
      <FigureRow today={today} yesterday={yesterday} />
      <div className={styles.columns}>
        <div>
          <TwoWeeks activity={activity} looks={looks} />
          <AskedInVain looks={looks} />
        </div>
        <div>
          <CreditCard spent={activity.spent} />
          <WhatChanged looks={looks} />
        </div>
      </div>
    </>
  )
}

interface NewWorkspaceProps {
  agents: readonly AgentRow[]
  spent: readonly number[]
  onHide: () => void
}

function NewWorkspace({ agents, spent, onHide }: NewWorkspaceProps) {
  const done = useFirstSteps(agents)
  if (!done) return <PartsSkeleton />
  return (
    <div className={styles.columns}>
      <FirstSteps done={done} agentId={agents[0]?.ID} onHide={onHide} />
      <CreditCard spent={spent} />
    </div>
  )
}

function PartsSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Skeleton height={320} radius="lg" />
      <Skeleton height={200} radius="lg" />
    </div>
  )
}
