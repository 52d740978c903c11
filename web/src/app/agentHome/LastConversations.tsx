import type { Region } from '@parley/functions/shared/regions'
import { Link } from 'react-router-dom'
import { InlineFailure } from '../../components/InlineFailure.tsx'
import { formatAgo, formatDateTime } from '../../lib/formats.ts'
import { webPaths } from '../../lib/paths.ts'
import { useLatest } from '../agentPulse/useLatest.ts'
import styles from './AgentHome.module.css'
import { ConversationLines } from './ConversationLines.tsx'
import { t } from './texts.ts'

const shown = 3

interface LastConversationsProps {
  region: Region
  agentId: string
}

/** The newest conversations, each in a line. */
export function LastConversations({ region, agentId }: LastConversationsProps) {
  const latest = useLatest(region, agentId, shown)
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
