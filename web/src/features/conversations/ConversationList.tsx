import { Button, EmptyState } from '@mantine/core'
import type { InboxFilter } from '@parley/functions/shared/inbox'
import { useLocation } from 'react-router-dom'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import type { Live } from '../../lib/live.ts'
import { webPaths } from '../../lib/paths.ts'
import styles from './ConversationList.module.css'
import { ConversationRow } from './ConversationRow.tsx'
import { useInboxPlace } from './InboxPlace.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { useArrowKeys } from './useArrowKeys.ts'
import { useKeptRow } from './useKeptRow.ts'
import type { Inbox } from './useRowPages.ts'
import { t } from './texts.ts'

interface ConversationListProps {
  inbox: Live<Inbox>
  filter: InboxFilter
  selectedId: string | undefined
  onClear: () => void
}

export function ConversationList({ inbox, filter, selectedId, onClear }: ConversationListProps) {
  if (inbox.status === 'error')
    return <LoadFailure title={t('conversationsNotLoaded')} error={inbox.error} retry={inbox.retry} />
  if (inbox.status === 'loading') return <ListSkeleton />
  return <Rows inbox={inbox.data} filter={filter} selectedId={selectedId} onClear={onClear} />
}

function Rows({
  inbox,
  filter,
  selectedId,
  onClear,
}: Omit<ConversationListProps, 'inbox'> & { inbox: Inbox }) {
  const { region, agentId } = useInboxPlace()
  const { search, state } = useLocation()
  const list = useArrowKeys()
  const items = useKeptRow(inbox.items, selectedId, filter.unread)
  const { brokenIds, hasMore, isLoadingMore, loadMore } = inbox
  return (
    <>
      {items.length > 0 && (
        <ul ref={list} className={styles.rows} aria-label={t('conversations')}>
          {items.map((item) => (
            <li key={item.ID}>
              <ConversationRow
                item={item}
                to={webPaths.conversation(region, agentId, item.ID) + search}
                isSelected={item.ID === selectedId}
                isLeft={item.ID === leftOf(state)}
              />
            </li>
          ))}
        </ul>
      )}
      {brokenIds.map((id) => (
        <p key={id} className={styles.broken}>
          {t('brokenConversation', { id })}
        </p>
      ))}
      {items.length === 0 && brokenIds.length === 0 && (
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

/** The conversation that one comes back from, when the list was out of sight meanwhile. */
function leftOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'left' in state ? state.left : undefined
}
