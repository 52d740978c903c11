import { Button, Skeleton } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/conversation'
import { formatCredits } from '@parley/functions/shared/credits'
import type { Region } from '@parley/functions/shared/regions'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { formatAgo, formatDateTime } from '../../lib/formats.ts'
import type { Live } from '../../lib/live.ts'
import { webPaths } from '../../lib/paths.ts'
import styles from './ConversationsPage.module.css'
import { useArrowKeys } from './useArrowKeys.ts'
import type { Inbox } from './useConversations.ts'

interface ConversationListProps {
  region: Region
  agentId: string
  inbox: Live<Inbox>
  selectedId: string | undefined
}

export function ConversationList({ region, agentId, inbox, selectedId }: ConversationListProps) {
  return (
    <section className={styles.list} aria-label="Conversations">
      <h1>Conversations</h1>
      <Rows region={region} agentId={agentId} inbox={inbox} selectedId={selectedId} />
    </section>
  )
}

function Rows({ region, agentId, inbox, selectedId }: ConversationListProps) {
  const list = useArrowKeys()
  if (inbox.status === 'error') return <LoadFailure what="The conversations" error={inbox.error} retry={inbox.retry} />
  if (inbox.status === 'loading') return <ListSkeleton />
  const { items, brokenIds, hasMore, isLoadingMore, loadMore } = inbox.data
  return (
    <>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item.ID}>
            <Row item={item} to={webPaths.conversation(region, agentId, item.ID)} isSelected={item.ID === selectedId} />
          </li>
        ))}
        {brokenIds.map((id) => (
          <li key={id} className={styles.broken}>
            Conversation {id} cannot be shown: what is stored of it is not complete.
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={styles.more}>
          <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
            Show older conversations
          </Button>
        </div>
      )}
    </>
  )
}

function Row({ item, to, isSelected }: { item: Conversation; to: string; isSelected: boolean }) {
  return (
    <Link to={to} className={styles.row} aria-current={isSelected ? 'page' : undefined} data-new={!item.seen}>
      <span className={styles.dot} data-new={!item.seen} role={item.seen ? undefined : 'img'} aria-label={item.seen ? undefined : 'New'} />
      <span className={styles.preview}>{item.preview || 'No text'}</span>
      <time className={styles.when} title={formatDateTime(item.lastMessageAt)}>
        {formatAgo(item.lastMessageAt)}
      </time>
      <span className={styles.sub}>
        {item.messageCount} {item.messageCount === 1 ? 'message' : 'messages'} · {formatCredits(item.costUnits, 2)} credits
      </span>
    </Link>
  )
}

function ListSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading conversations" style={{ padding: '4px 20px', display: 'grid', gap: 26 }}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row}>
          <Skeleton height={12} width="80%" />
          <Skeleton height={10} mt={9} width="45%" />
        </div>
      ))}
    </div>
  )
}
