import type { ConversationRow } from '@parley/functions/shared/chat/conversationRows'
import type { Region } from '@parley/functions/shared/regions/regions'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../components/failures/InlineFailure.tsx'
import { formatAgo, formatDateTime } from '../../lib/formats/formats.ts'
import type { Live } from '../../lib/live/live.ts'
import { webPaths } from '../../lib/webPaths.ts'
import styles from './AgentHome.module.css'
import { ConversationLines } from './ConversationLines.tsx'
import { t } from './texts.ts'

/** The number of conversations in the list. */
export const maxConversations = 3

interface LastConversationsProps {
  region: Region
  agentId: string
  latest: Live<ConversationRow[]>
}

/** The newest conversations, each in a line. */
export function LastConversations({ region, agentId, latest }: LastConversationsProps) {
  return (
    <section className={styles.part} aria-labelledby="last-conversations">
      <header>
        <h2 id="last-conversations">{t('lastConversations')}</h2>
        <Link to={webPaths.agent(region, agentId, 'convos')}>{t('allConversations')}</Link>
      </header>
      {latest.status === 'error' && <InlineFailure text={t('conversationsNotLoaded')} retry={latest.retry} />}
      {latest.status === 'ready' && latest.data.length === 0 && <p>{t('noConversations')}</p>}
      {latest.status === 'ready' && (
        <ConversationLines
          region={region}
          agentId={agentId}
          rows={latest.data}
          className={styles.lines}
          timeOf={({ lastMessageAt: at }) => <time title={formatDateTime(at)}>{formatAgo(at)}</time>}
        />
      )}
    </section>
  )
}
