import { EmptyState } from '@mantine/core'
import { useMemo, type ReactNode } from 'react'
import { useDocumentTitle } from '../../lib/navigation/useDocumentTitle.ts'
import { useMay } from '../../lib/session/viewer.ts'
import styles from './ConversationsPage.module.css'
import { InboxScopeContext, useInboxScope, type InboxScope } from './inboxContexts.ts'
import { InboxView } from './InboxView.tsx'
import { isSameFilter, noFilter } from './filters/inboxFilter.ts'
import type { InboxAgentChoice } from './AgentField.tsx'
import { useConversations } from './list/useConversations.ts'
import { useInboxFilter } from './filters/useInboxFilter.ts'
import { t } from './texts.ts'

interface ConversationsPageProps extends InboxScope {
  /** The agent's name; undefined when the page lists all agents. */
  agentTitle?: string
  /** The agents that the list can be filtered by. */
  agents?: readonly InboxAgentChoice[]
  selected: { agentId: string; conversationId: string } | undefined
  /** Shown while there are no conversations, with suggestions for the next step. */
  firstSteps: ReactNode
}

/** Shows the conversations of one agent or of a workspace live, and lets operators take over. */
export function ConversationsPage({
  region,
  workspaceId,
  agentId,
  listPath,
  pathOf,
  agentOf,
  colorOf,
  payment,
  saveTest,
  ...rest
}: ConversationsPageProps) {
  const scope = useMemo(
    () => ({ region, workspaceId, agentId, listPath, pathOf, agentOf, colorOf, payment, saveTest }),
    [region, workspaceId, agentId, listPath, pathOf, agentOf, colorOf, payment, saveTest],
  )
  return (
    <InboxScopeContext value={scope}>
      <FilteredInbox {...rest} />
    </InboxScopeContext>
  )
}

function FilteredInbox({
  agentTitle,
  agents = [],
  selected,
  firstSteps,
}: Omit<ConversationsPageProps, keyof InboxScope>) {
  const { agentId } = useInboxScope()
  const isOfAll = agentId === undefined
  const mayReadBilling = useMay('readBilling')
  const [filter, changeFilter] = useInboxFilter(isOfAll)
  const inbox = useConversations(filter)
  const title = t(isOfAll ? 'inbox' : 'conversations')

  useDocumentTitle(agentTitle ? `${title} · ${agentTitle}` : title)

  const isEmpty = inbox.status === 'ready' && inbox.data.items.length + inbox.data.brokenIds.length === 0
  // Without any conversation, filters and search have no use.
  if (selected === undefined && isEmpty && isSameFilter(filter, noFilter)) {
    return (
      <section className={styles.empty} aria-label={t('conversations')}>
        <h1>{title}</h1>
        <EmptyState
          title={t('noConversationsYet')}
          description={t(mayReadBilling ? 'noConversationsHint' : 'noConversationsHintPlain')}
        >
          <EmptyState.Actions>{firstSteps}</EmptyState.Actions>
        </EmptyState>
      </section>
    )
  }
  return (
    <InboxView
      inbox={inbox}
      filter={filter}
      title={title}
      agentTitle={agentTitle}
      agents={agents}
      selected={selected}
      onFilter={changeFilter}
    />
  )
}
