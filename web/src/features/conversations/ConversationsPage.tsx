import { EmptyState } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { useMemo } from 'react'
import { useDocumentTitle } from '../../lib/useDocumentTitle.ts'
import styles from './ConversationsPage.module.css'
import { InboxPlaceContext } from './InboxPlace.ts'
import { InboxView } from './InboxView.tsx'
import { isSameFilter, noFilter } from './inboxFilter.ts'
import { useConversations } from './useConversations.ts'
import { useInboxFilter } from './useInboxFilter.ts'
import { t } from './texts.ts'

interface ConversationsPageProps {
  region: Region
  agentId: string
  workspaceId: string
  agentTitle: string
  selectedId: string | undefined
}

/** What visitors wrote and what they were answered, as it happens, and where people take over. */
export function ConversationsPage({ region, agentId, workspaceId, ...rest }: ConversationsPageProps) {
  const place = useMemo(() => ({ region, agentId, workspaceId }), [region, agentId, workspaceId])
  return (
    <InboxPlaceContext value={place}>
      <FilteredInbox {...rest} />
    </InboxPlaceContext>
  )
}

function FilteredInbox({
  agentTitle,
  selectedId,
}: Pick<ConversationsPageProps, 'agentTitle' | 'selectedId'>) {
  const [filter, changeFilter] = useInboxFilter()
  const inbox = useConversations(filter)

  useDocumentTitle(`${t('conversations')} · ${agentTitle}`)

  const isEmpty = inbox.status === 'ready' && inbox.data.items.length + inbox.data.brokenIds.length === 0
  // Nobody has written yet: there is nothing to choose from.
  if (selectedId === undefined && isEmpty && isSameFilter(filter, noFilter)) {
    return (
      <section className={styles.empty} aria-label={t('conversations')}>
        <h1>{t('conversations')}</h1>
        <EmptyState title={t('noConversationsYet')} description={t('noConversationsHint')} />
      </section>
    )
  }
  return (
    <InboxView
      inbox={inbox}
      filter={filter}
      agentTitle={agentTitle}
      selectedId={selectedId}
      onFilter={changeFilter}
    />
  )
}
