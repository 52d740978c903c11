import { Link } from 'react-router-dom'
import { Sparkline } from '../../components/charts/Sparkline.tsx'
import { useActivity } from '../../features/activity/useActivity.ts'
import { ActivitySkeleton, type CardActivityProps } from '../../features/agents/cards/AgentCard.tsx'
import { listTexts as t } from '../../features/agents/listTexts.ts'
import { useWaiting } from '../../features/conversations/waiting/useWaiting.ts'
import { formatAgo, formatDateTime } from '../../lib/formats/formats.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './CardActivity.module.css'
import { useLatest } from './useLatest.ts'

const lastQuestions = 3

/** The recent activity of an agent on its card: the last question, fourteen days, and waiting visitors. */
export function CardActivity({ agentId, isPublished, colour, isRoomy }: CardActivityProps) {
  const { region } = useWorkspaceRef()
  const activity = useActivity()
  const waiting = useWaiting()
  const latest = useLatest(region, agentId, isRoomy ? lastQuestions : 1)
  if (activity.status === 'loading' || latest.status === 'loading') return <ActivitySkeleton isBusy />
  const counts = activity.status === 'ready' ? activity.data.agents.get(agentId) : undefined
  const days = activity.status === 'ready' ? activity.data.days : []
  const values = counts ? counts.map(({ started }) => started) : days.map(() => 0)
  const total = values.reduce((sum, value) => sum + value, 0)
  const questions = latest.status === 'ready' ? latest.data.filter(({ preview }) => preview !== '') : []
  const people = waiting.status === 'ready' ? waiting.data.items : []
  const count = people.filter((row) => row.agentId === agentId).length
  return (
    <div className={styles.activity}>
      {questions.length === 0 ? (
        <p className={styles.nothing}>{t(isPublished ? 'nobodyHasAsked' : 'notPublishedYet')}</p>
      ) : (
        <ul className={styles.questions} data-roomy={isRoomy || undefined}>
          {questions.map(({ ID, preview, lastMessageAt: at }) => (
            <li key={ID}>
              <Link to={webPaths.conversation(region, agentId, ID)}>
                <q dir="auto">{preview}</q>
              </Link>
              <time title={formatDateTime(at)}>{formatAgo(at)}</time>
            </li>
          ))}
        </ul>
      )}
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
