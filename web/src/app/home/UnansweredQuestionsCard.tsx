import { Skeleton } from '@mantine/core'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../components/failures/InlineFailure.tsx'
import { AgentSwatch } from '../../features/agents/AgentSwatch.tsx'
import { formatAgo } from '../../lib/formats/formats.ts'
import { webPaths } from '../../lib/webPaths.ts'
import { useWorkspaceRef } from '../../lib/session/session.ts'
import styles from './UnansweredQuestionsCard.module.css'
import { t } from './texts.ts'
import type { AgentLooks } from './useAgentLooks.ts'
import { useUnanswered } from './useUnanswered.ts'

/** The questions that agents could not answer, each with a link to teach the answer. */
export function UnansweredQuestionsCard({ looks }: { looks: AgentLooks }) {
  const { region } = useWorkspaceRef()
  const unanswered = useUnanswered()
  if (unanswered.status === 'loading') return <Skeleton height={180} radius="lg" />
  if (unanswered.status === 'error')
    return <InlineFailure text={t('questionsNotLoaded')} retry={unanswered.retry} />
  const shownQuestions = unanswered.data.filter(
    ({ agentId, question }) => looks.has(agentId) && question !== '',
  )
  return (
    <section
      className={`${styles.part} ${styles.card}`}
      data-nothing={shownQuestions.length === 0 || undefined}
      aria-labelledby="asked-in-vain"
    >
      <h2 id="asked-in-vain">{t('askedInVain')}</h2>
      <p>{t(shownQuestions.length === 0 ? 'allAnswered' : 'askedInVainHint')}</p>
      <ul>
        {shownQuestions.map(({ conversationId, agentId, at, question }) => (
          <li key={`${agentId}/${conversationId}`}>
            <q dir="auto">{question}</q>
            <span className={styles.by}>
              <AgentSwatch color={looks.get(agentId)?.color ?? ''} size={8} />
              <bdi>{looks.get(agentId)?.title}</bdi>
              <time>{formatAgo(at)}</time>
            </span>
            <Link to={webPaths.teach(region, agentId, question)}>{t('teachIt')}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
