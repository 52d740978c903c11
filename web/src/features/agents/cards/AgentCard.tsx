import { Skeleton } from '@mantine/core'
import { Suspense, useRef, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { PartBoundary } from '../../../components/failures/PartBoundary.tsx'
import { useIsFirstViewOver } from '../../../lib/firstView/firstView.ts'
import { lazyComponent } from '../../../lib/navigation/lazyComponent.tsx'
import { webPaths } from '../../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { useWasSeen } from '../../../lib/browser/useWasSeen.ts'
import { AgentStateBadge } from '../AgentStateBadge.tsx'
import type { AgentRow } from '../useAgents.ts'
import styles from './AgentCard.module.css'
import { faceOf } from './agentFace.ts'
import { AgentStage } from '../preview/AgentStage.tsx'

// A menu includes the positioning library, which the first view does not need.
const AgentCardMenu = lazyComponent(async () => (await import('./AgentCardMenu.tsx')).AgentCardMenu)

/** The maximum number of agents in a column, each with more details. */
export const fewAgents = 3

/** The recent activity of an agent; loaded after the first view, for visible cards. */
export type CardActivity = ComponentType<CardActivityProps>

export interface CardActivityProps {
  agentId: string
  isPublished: boolean
  colour: string
  /** Whether there is room for several questions. */
  isRoomy: boolean
}

interface AgentCardProps {
  agent: AgentRow
  /** The agent's colour in charts. */
  colour: string
  isRoomy: boolean
  Activity: CardActivity
}

/** An agent with its icon, its state and its activity; the whole card links to it. */
export function AgentCard({ agent, colour, isRoomy, Activity }: AgentCardProps) {
  const { region } = useWorkspaceRef()
  const card = useRef<HTMLLIElement>(null)
  const wasSeen = useWasSeen(card)
  const isLater = useIsFirstViewOver() && wasSeen
  return (
    <li ref={card} className={styles.card}>
      <AgentStage {...faceOf(agent)} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 title={agent.title}>
            <Link to={webPaths.agent(region, agent.ID)} dir="auto">
              {agent.title}
            </Link>
          </h2>
          <AgentStateBadge agent={agent} />
        </div>
        <PartBoundary fallback={() => null}>
          <Suspense fallback={<ActivitySkeleton isBusy />}>
            {isLater ? (
              <Activity
                agentId={agent.ID}
                isPublished={agent.publishedVersion > 0}
                colour={colour}
                isRoomy={isRoomy}
              />
            ) : (
              <ActivitySkeleton />
            )}
          </Suspense>
        </PartBoundary>
      </div>
      {isLater && (
        <div className={styles.menu}>
          <Suspense>
            <AgentCardMenu agent={agent} />
          </Suspense>
        </div>
      )}
    </li>
  )
}

/** A skeleton in the shape of the content: two lines of a question, and a line of fourteen days. */
export function ActivitySkeleton({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <div className={styles.waiting} aria-hidden="true" aria-busy={isBusy}>
      <Skeleton height={12} width="85%" />
      <Skeleton height={12} width="40%" />
      <Skeleton height={28} mt={12} />
    </div>
  )
}
