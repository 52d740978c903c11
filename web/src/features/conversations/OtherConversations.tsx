import type { Conversation } from '@parley/functions/shared/conversation'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../components/InlineFailure.tsx'
import { formatAgo, formatDateTime } from '../../lib/formats.ts'
import { AgentMark } from './AgentField.tsx'
import { useInboxScope } from './InboxPlace.ts'
import { useOtherConversations } from './useOtherConversations.ts'
import styles from './VisitorPanel.module.css'
import { t } from './texts.ts'

/** What the same visitor has written elsewhere, one click away; nothing where there is nothing. */
export function OtherConversations({ conversation }: { conversation: Conversation }) {
  const { pathOf, agentOf } = useInboxScope()
  const others = useOtherConversations(conversation)
  if (others.status === 'error')
    return <InlineFailure text={t('otherConversationsNotLoaded')} retry={others.retry} />
  if (others.status === 'loading' || others.data.length === 0) return null
  return (
    <section aria-labelledby="other-conversations">
      <h3 id="other-conversations">{t('otherConversations')}</h3>
      <ul className={styles.others} aria-label={t('otherConversations')}>
        {others.data.map(({ ID, agentId, preview, lastMessageAt }) => (
          <li key={ID}>
            <Link to={pathOf(agentId, ID)}>
              <span dir="auto">{preview || t('noText')}</span>
              <time title={formatDateTime(lastMessageAt)}>{formatAgo(lastMessageAt)}</time>
              {agentOf && <AgentMark agent={agentOf(agentId)} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
