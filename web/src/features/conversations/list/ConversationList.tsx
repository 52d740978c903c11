import { Button, EmptyState } from '@mantine/core'
import type { ConversationRow as Row } from '@parley/functions/shared/chat/conversationRows'
import type { InboxFilter } from '@parley/functions/shared/chat/inbox'
import { useLocation } from 'react-router-dom'
import { LoadFailure } from '../../../components/failures/LoadFailure.tsx'
import type { Live } from '../../../lib/live/live.ts'
import styles from './ConversationList.module.css'
import { foldVisitors } from './foldVisitors.ts'
import { useInboxScope } from '../inboxContexts.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { useArrowKeys } from './useArrowKeys.ts'
import { useKeptRow } from './useKeptRow.ts'
import { VisitorRows } from './VisitorRows.tsx'
import type { Inbox } from './useRowPages.ts'
import { t } from '../texts.ts'

interface ConversationListProps {
  inbox: Live<Inbox>
  /** The filtered conversations whose visitors wait for a person, listed first. */
  waiting: Row[]
  filter: InboxFilter
  selectedId: string | undefined
  onClear: () => void
}

export function ConversationList({ inbox, ...rest }: ConversationListProps) {
  if (inbox.status === 'error')
    return <LoadFailure title={t('conversationsNotLoaded')} error={inbox.error} retry={inbox.retry} />
  if (inbox.status === 'loading') return <ListSkeleton />
  return <Rows inbox={inbox.data} {...rest} />
}

function Rows({
  inbox,
  waiting,
  filter,
  selectedId,
  onClear,
}: Omit<ConversationListProps, 'inbox'> & { inbox: Inbox }) {
  const { pathOf } = useInboxScope()
  const { search, state } = useLocation()
  const list = useArrowKeys()
  const items = useKeptRow(inbox.items, selectedId, filter.unread)
  const pinned = new Set(waiting.map(({ ID }) => ID))
  const rows = [...waiting, ...items.filter(({ ID }) => !pinned.has(ID))]
  const { brokenIds, hasMore, isLoadingMore, loadMore } = inbox
  return (
    <>
      {waiting.length > 0 && (
        <h2 className={styles.waiting}>{t('waitingCount', { count: waiting.length })}</h2>
      )}
      {rows.length > 0 && (
        <ul ref={list} className={styles.rows} aria-label={t('conversations')}>
          {foldVisitors(rows, ({ ID }) => pinned.has(ID)).map((folded) => (
            <VisitorRows
              key={folded.front.ID}
              folded={folded}
              isPinned={pinned.has(folded.front.ID)}
              isComplete={!hasMore}
              selectedId={selectedId}
              leftId={leftOf(state)}
              toOf={({ agentId, ID }) => pathOf(agentId, ID) + search}
            />
          ))}
        </ul>
      )}
      {brokenIds.map((id) => (
        <p key={id} className={styles.broken}>
          {t('brokenConversation', { id })}
        </p>
      ))}
      {rows.length === 0 && brokenIds.length === 0 && (
        <EmptyState
          title={t('noConversationFits')}
          description={hasMore ? t('noneOfTheNewestFits') : t('changeTheFilter')}
        >
          <EmptyState.Actions>
            <Button variant="default" onClick={onClear}>
              {t('clearFilter')}
            </Button>
          </EmptyState.Actions>
        </EmptyState>
      )}
      {hasMore && (
        <div className={styles.more}>
          <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
            {t('showOlderConversations')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Returns the conversation that the user returns from, when the list was hidden while it was open. */
function leftOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'left' in state ? state.left : undefined
}
