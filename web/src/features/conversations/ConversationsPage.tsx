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
