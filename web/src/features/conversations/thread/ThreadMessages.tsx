import { Button } from '@mantine/core'
import type { Conversation } from '@parley/functions/shared/chat/conversation'
import { useLayoutEffect, useRef } from 'react'
import { MessageAnnouncement } from '../messages/MessageAnnouncement.tsx'
import { MessageLog } from '../messages/MessageLog.tsx'
import { visitorName } from '../names.ts'
import { OutgoingItem } from '../messages/OutgoingItem.tsx'
import styles from './Thread.module.css'
import type { ThreadDialog } from './ThreadDialogs.tsx'
import type { EarlierMessages } from './useEarlierMessages.ts'
import type { Outgoing, OutgoingReply } from '../reply/useOutgoing.ts'
import { usePresences } from '../presence/usePresences.ts'
import { VisitorTyping } from '../presence/VisitorTyping.tsx'
import { t } from '../texts.ts'

interface ThreadMessagesProps {
  conversation: Conversation
  earlier: EarlierMessages
  outgoing: Outgoing
  onAction: (dialog: ThreadDialog) => void
  onEdit: (reply: OutgoingReply) => void
}

/** Lists the messages, oldest first. The newest stays in view unless the reader has scrolled up. */
export function ThreadMessages({ conversation, earlier, outgoing, onAction, onEdit }: ThreadMessagesProps) {
  const { ID, window: newest } = conversation
  const { visitor } = usePresences(ID)
  const box = useRef<HTMLDivElement>(null)
  // A page may be written after the window was read, so messages in both are shown once.
  const inWindow = new Set(newest.map(({ id }) => id))
  const messages = [...earlier.messages.filter(({ id }) => !inWindow.has(id)), ...newest]
  const unsent = outgoing.replies.filter(({ attemptId }) => !messages.some(({ id }) => id === attemptId))

  const isAtEnd = useRef(true)
  const typingAt = visitor?.typingAt
  useLayoutEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [newest, unsent.length, typingAt])
  // A growing reply field or an opened panel shrinks the log, so the end is scrolled into view again.
  useLayoutEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <MessageAnnouncement
        messages={newest}
        ownIds={outgoing.replies.map(({ attemptId }) => attemptId)}
        visitorName={conversation.visitor.name}
      />
      <div
        ref={box}
        className={styles.messages}
        role="log"
        // Otherwise screen readers would read the operator's own replies back, and loaded earlier messages.
        aria-live="off"
        aria-label={t('messages')}
        // With the focus in here, arrow keys scroll instead of moving in the list.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget }) =>
          (isAtEnd.current =
            currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < 80)
        }
      >
        {earlier.hasMore && (
          <div className={styles.earlier}>
            <Button variant="default" size="compact-sm" loading={earlier.isLoading} onClick={earlier.load}>
              {t('showEarlierMessages')}
            </Button>
          </div>
        )}
        <MessageLog
          conversationId={ID}
          channel={conversation.channel}
          messages={messages}
          visitorName={conversation.visitor.name}
          visitor={visitor}
          onAction={onAction}
        />
        {unsent.map((reply) => (
          <OutgoingItem
            key={reply.attemptId}
            reply={reply}
            onRetry={() => outgoing.retry(reply)}
            onEdit={() => onEdit(reply)}
          />
        ))}
        <VisitorTyping conversationId={ID} name={visitorName(conversation)} />
      </div>
    </>
  )
}
