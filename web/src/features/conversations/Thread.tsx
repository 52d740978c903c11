import { ActionIcon, Button, CopyButton, Skeleton } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/conversation'
import { formatCredits } from '@parley/functions/shared/credits'
import type { Region } from '@parley/functions/shared/regions'
import { texts } from '@parley/functions/shared/texts'
import { IconArrowLeft, IconLink } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../components/LoadFailure.tsx'
import { Message } from '../../components/Message.tsx'
import { formatCount, formatDateTime } from '../../lib/formats.ts'
import type { Live } from '../../lib/live.ts'
import { webPaths } from '../../lib/paths.ts'
import { showToast } from '../../lib/toast.ts'
import { markSeen } from './conversationActions.ts'
import styles from './ConversationsPage.module.css'
import { MessageLog } from './MessageLog.tsx'
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
    return (
      <section className={styles.thread}>
        <LoadFailure what="This conversation" error={conversation.error} retry={conversation.retry} />
      </section>
    )
  }
  if (conversation.status === 'loading') {
    return (
      <section className={styles.thread} aria-busy="true" aria-label="Loading the conversation">
        <div className={styles.head}>
          <div>
            <Skeleton height={14} width={220} maw="100%" />
            <Skeleton height={11} mt={9} width={280} maw="100%" />
          </div>
        </div>
        <div className={styles.messages}>
          <Skeleton height={38} w={240} radius="lg" mr={0} style={{ alignSelf: 'flex-end' }} />
          <Skeleton height={14} mt={28} maw={480} />
          <Skeleton height={14} mt={8} maw={320} />
        </div>
      </section>
    )
  }
  if (conversation.data === null) {
    return (
      <section className={styles.thread}>
        <Message title="This conversation is gone" text="It has been deleted, or the link is not complete.">
          <Button component={Link} variant="default" to={webPaths.agent(region, agentId, 'convos')}>
            Go to the list
          </Button>
        </Message>
      </section>
    )
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
  // A new message is followed, unless the reader has scrolled up to read an old one.
  const isAtEnd = useRef(true)
  const newestId = newest.at(-1)?.id
  useLayoutEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [newestId])

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
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the focus in here, arrows scroll instead of moving in the list.
        ref={box} className={styles.messages} role="log" aria-label="Messages" tabIndex={0}
        onScroll={({ currentTarget }) => (isAtEnd.current = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < 80)}
      >
        {earlier.loadedPages < pages && (
          <div className={styles.earlier}>
            <Button variant="default" size="compact-md" loading={earlier.isLoading} onClick={earlier.load}>
              Show earlier messages
            </Button>
          </div>
        )}
        <MessageLog messages={messages} />
      </div>
    </section>
  )
}
