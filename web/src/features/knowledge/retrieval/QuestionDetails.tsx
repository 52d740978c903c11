import type { Region } from '@parley/functions/shared/regions/regions'
import type { Unanswered } from '@parley/functions/shared/knowledge/retrieval'
import { Link } from 'react-router-dom'
import { webPaths } from '../../../lib/webPaths.ts'
import styles from './retrieval.module.css'
import { t } from './texts.ts'

interface QuestionDetailsProps {
  region: Region
  agentId: string
  question: Unanswered
}

/** Shows how a question was worded, its conversation, and what the agent finds for it. */
export function QuestionDetails({ region, agentId, question }: QuestionDetailsProps) {
  const { question: text, examples, conversationId } = question
  const others = examples.filter((example) => example !== text)
  return (
    <div className={styles.details}>
      {others.length > 0 && (
        <>
          <b>{t('askedAs')}</b>
          <ul>
            {others.map((example) => (
              <li key={example} dir="auto">
                {example}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={webPaths.conversation(region, agentId, conversationId)}>{t('openTheConversation')}</Link>
        <Link to={webPaths.retrieval(region, agentId, text)}>{t('seeWhatIsFound')}</Link>
      </p>
    </div>
  )
}
