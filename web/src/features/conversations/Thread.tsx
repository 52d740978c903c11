import { ActionIcon, Button, CopyButton, Skeleton } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/conversation'
import { formatCredits } from '@parley/functions/shared/credits'
import type { Region } from '@parley/functions/shared/regions'
import { texts } from '@parley/functions/shared/texts'
import { IconArrowLeft, IconLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Message } from '../../components/Message.tsx'
import { formatCount, formatDateTime } from '../../lib/formats.ts'
import type { Live } from '../../lib/live.ts'
import { webPaths } from '../../lib/paths.ts'
import { showToast } from '../../lib/toast.ts'
import { markSeen } from './conversationActions.ts'
import styles from './ConversationsPage.module.css'
import { MessageItem } from './MessageItem.tsx'
import { useConversation } from './useConversation.ts'
import type { Inbox } from './useConversations.ts'
import { useEarlierMessages } from './useEarlierMessages.ts'

interface ThreadProps {
  region: Region
  agentId: string
  conversationId: string
  inbox: Live<Inbox>
}

export function Thread({ region, agentId, conversationId, inbox }: ThreadProps) {
  const conversation = useConversation(region, agentId, conversationId, inbox)
  if (conversation.status === 'error') {
    return <LoadFailure what="This conversation" error={conversation.error} retry={conversation.retry} />
  }
  if (conversation.status === 'loading') {
    return (
      <section className={styles.thread} aria-busy="true" style={{ padding: 28 }}>
        <Skeleton height={14} width={220} />
        <Skeleton height={60} mt={32} maw={420} />
      </section>
    )
  }
  if (conversation.data === null) {
    return <Message title="This conversation is gone" text="It has been deleted, or the link is not complete." />
  }
  return <OpenThread region={region} agentId={agentId} conversation={conversation.data} />
}

function OpenThread({ region, agentId, conversation }: { region: Region; agentId: string; conversation: Conversation }) {
  const { ID, seen, window: newest, pages } = conversation
  const earlier = useEarlierMessages(region, agentId, ID)
  const box = useRef<HTMLDivElement>(null)
  // A page may have been written after the window was read: a message is shown once.
  const inWindow = new Set(newest.map(({ id }) => id))
  const messages = [...earlier.messages.filter(({ id }) => !inWindow.has(id)), ...newest]

  useEffect(() => {
    if (!seen) markSeen(region, agentId, ID).catch(() => {})
  }, [region, agentId, ID, seen])
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [newest.length])

  return (
    <section className={styles.thread} aria-label="Conversation">
      <header className={styles.head}>
        <ActionIcon
          component={Link} to={webPaths.agent(region, agentId, 'convos')} variant="subtle" color="gray" aria-label="Back to the list" className={styles.back}
        >
          <IconArrowLeft size={18} />
        </ActionIcon>
        <div>
          <h2>Visitor, {formatDateTime(conversation.startedAt)}</h2>
          <p>
            {formatCount(conversation.messageCount)} messages · {formatCount(conversation.tokens)} tokens · {formatCredits(conversation.costUnits, 4)} credits
            {conversation.page && ` · ${conversation.page}`}
          </p>
        </div>
        <CopyButton value={location.href}>
          {({ copy }) => (
            <ActionIcon
              variant="subtle" color="gray" aria-label="Copy link to this conversation"
              onClick={() => {
                copy()
                void showToast(texts.copied)
              }}
            >
              <IconLink size={18} />
            </ActionIcon>
          )}
        </CopyButton>
      </header>
      <div ref={box} className={styles.messages} role="log" aria-label="Messages">
        {earlier.loadedPages < pages && (
          <div className={styles.earlier}>
            <Button variant="default" size="compact-md" loading={earlier.isLoading} onClick={earlier.load}>
              Show earlier messages
            </Button>
          </div>
        )}
        {messages.map((message) => (
          <MessageItem key={message.id} message={message} />
        ))}
      </div>
    </section>
  )
}
