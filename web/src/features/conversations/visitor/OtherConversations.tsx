import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../../components/failures/InlineFailure.tsx'
import { formatAgo, formatDateTime } from '../../../lib/formats/formats.ts'
import { AgentMark } from '../AgentField.tsx'
import { ChannelIcon } from '../ChannelIcon.tsx'
import { useInboxScope } from '../inboxContexts.ts'
import { StateBadge } from '../StateBadge.tsx'
import { useOtherConversations } from './useOtherConversations.ts'
import styles from './VisitorPanel.module.css'
import { t } from '../texts.ts'

/** Links to the same visitor's other conversations; renders nothing when none exist. */
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
        {others.data.map((row) => (
          <li key={row.ID}>
            <Link to={pathOf(row.agentId, row.ID)}>
              <span dir="auto">{row.preview || t('noText')}</span>
              <ChannelIcon channel={row.channel} />
              <time title={formatAgo(row.lastMessageAt)}>{formatDateTime(row.lastMessageAt)}</time>
              <StateBadge {...row} />
              {agentOf && <AgentMark agent={agentOf(row.agentId)} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
