import { Link } from 'react-router-dom'
import { Sparkline } from '../../components/charts/Sparkline.tsx'
import { useActivity } from '../../features/activity/useActivity.ts'
import { PulseSkeleton } from '../../features/agents/cards/AgentCard.tsx'
import { listTexts as t } from '../../features/agents/listTexts.ts'
import { useWaiting } from '../../features/conversations/useWaiting.ts'
import { formatAgo, formatDateTime } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import { useWorkspaceRef } from '../../lib/session.ts'
import styles from './AgentPulse.module.css'
import { useLatest } from './useLatest.ts'

interface AgentPulseProps {
  agentId: string
  isPublished: boolean
  colour: string
}

/** What was asked last, fourteen days, and who waits: what is going on with an agent, on its card. */
export function AgentPulse({ agentId, isPublished, colour }: AgentPulseProps) {
  const { region } = useWorkspaceRef()
  const activity = useActivity()
  const waiting = useWaiting()
  const latest = useLatest(region, agentId, 1)
  if (activity.status === 'loading' || latest.status === 'loading') return <PulseSkeleton isBusy />
  const counts = activity.status === 'ready' ? activity.data.agents.get(agentId) : undefined
  const days = activity.status === 'ready' ? activity.data.days : []
  const values = counts ? counts.map(({ started }) => started) : days.map(() => 0)
  const total = values.reduce((sum, value) => sum + value, 0)
  const [newest] = latest.status === 'ready' ? latest.data : []
  const people = waiting.status === 'ready' ? waiting.data.items : []
  const count = people.filter((row) => row.agentId === agentId).length
  return (
    <div className={styles.pulse}>
      <p className={styles.question}>
        {newest?.preview ? (
          <>
            <q dir="auto">{newest.preview}</q>
            <time title={formatDateTime(newest.lastMessageAt)}>{formatAgo(newest.lastMessageAt)}</time>
          </>
        ) : (
          t(isPublished ? 'nobodyHasAsked' : 'notPublishedYet')
        )}
      </p>
      <div className={styles.days}>
        {values.length > 0 && (
          <Sparkline values={values} colour={colour} label={t('conversationsInTwoWeeks', { count: total })} />
        )}
        <span aria-hidden="true">{t('inTwoWeeks', { count: total })}</span>
        {count > 0 && (
          <Link
            to={webPaths.agent(region, agentId, 'convos?show=handedOver')}
            className={styles.waiting ?? ''}
          >
            {t('peopleWait', { count })}
          </Link>
        )}
      </div>
    </div>
  )
}
