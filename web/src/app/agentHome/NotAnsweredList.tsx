import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { formatAgo, formatDateTime } from '../../lib/formats/formats.ts'
import { webPaths } from '../../lib/webPaths.ts'
import type { UnansweredQuestion } from './readUnanswered.ts'
import styles from './AgentHome.module.css'
import { t } from './texts.ts'

interface NotAnsweredListProps {
  region: Region
  agentId: string
  questions: readonly UnansweredQuestion[]
}

/** Visitors' unanswered questions, with a link to teach the answer; hidden if none exist. */
export function NotAnsweredList({ region, agentId, questions }: NotAnsweredListProps) {
  if (questions.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="not-answered">
      <header>
        <h2 id="not-answered">{t('notAnswered')}</h2>
        <Link to={webPaths.knowledge(region, agentId, 'questions')}>{t('teachIt')}</Link>
      </header>
      <ul className={styles.lines}>
        {questions.map(({ conversationId, question, at, times }) => (
          <li key={conversationId}>
            <Link to={webPaths.teach(region, agentId, question)}>
              <q dir="auto">{question}</q>
              {times > 1 && <span>{t('askedTimes', { count: times })}</span>}
              <time title={formatDateTime(at)}>{formatAgo(at)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
