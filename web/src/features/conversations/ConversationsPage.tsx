import type { Region } from '@parley/functions/shared/regions'
import { useEffect } from 'react'
import { Message } from '../../components/Message.tsx'
import { ConversationList } from './ConversationList.tsx'
import styles from './ConversationsPage.module.css'
import { Thread } from './Thread.tsx'
import { useConversations } from './useConversations.ts'

interface ConversationsPageProps {
  region: Region
  agentId: string
  agentTitle: string
  selectedId: string | undefined
}

/** What visitors wrote and what the agent answered, as it happens. */
export function ConversationsPage({ region, agentId, agentTitle, selectedId }: ConversationsPageProps) {
  const inbox = useConversations(region, agentId)

  useEffect(() => {
    document.title = `Conversations · ${agentTitle} · Parley`
  }, [agentTitle])

  // Nobody has written yet: there is nothing to choose from.
  if (selectedId === undefined && inbox.status === 'ready' && inbox.data.items.length + inbox.data.brokenIds.length === 0) {
    return (
      <section className={styles.empty} aria-label="Conversations">
        <h1>Conversations</h1>
        <Message title="No conversations yet" text="Once the widget is on your website, what visitors write appears here at once, with every answer and what it cost." />
      </section>
    )
  }
  return (
    <div className={styles.inbox} data-selected={selectedId !== undefined}>
      <ConversationList region={region} agentId={agentId} inbox={inbox} selectedId={selectedId} />
      {selectedId === undefined ? (
        <section className={styles.thread}>
          <Message title="No conversation selected" text="Choose one on the left. New messages appear by themselves." />
        </section>
      ) : (
        <Thread key={selectedId} region={region} agentId={agentId} conversationId={selectedId} inbox={inbox} />
      )}
    </div>
  )
}
