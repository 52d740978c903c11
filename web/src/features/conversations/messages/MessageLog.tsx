import type { Conversation, Message } from '@parley/functions/shared/chat/conversation'
import type { Presence } from '@parley/functions/shared/chat/presence'
import { Fragment } from 'react'
import { formatClock, formatDateTime, formatDay, startOfDay } from '../../../lib/formats/formats.ts'
import styles from './MessageItem.module.css'
import { MessageItem } from './MessageItem.tsx'
import type { AnswerAction } from '../answers/AnswerAction.ts'
import { eventLine, questionOf } from './messageWords.ts'
import { reachMarks } from './reachMarks.ts'

interface MessageLogProps extends Pick<Conversation, 'channel'> {
  conversationId: string
  messages: Message[]
  /** The visitor's name; empty when unknown. */
  visitorName: string
  /** The messages that the visitor has received and read; undefined when unknown. */
  visitor: Presence | undefined
  onAction: (action: AnswerAction) => void
}

/**
 * Lists the messages, with dividers at a new day and when the conversation changes between agent and team.
 */
export function MessageLog({
  conversationId,
  channel,
  messages,
  visitorName,
  visitor,
  onAction,
}: MessageLogProps) {
  const marks = reachMarks(messages, visitor)
  return messages.map((message, index) => {
    const before = messages[index - 1]
    const isNewDay = before === undefined || startOfDay(before.at) !== startOfDay(message.at)
    return (
      <Fragment key={message.id}>
        {isNewDay && (
          <div className={styles.day}>
            <time dateTime={new Date(message.at).toISOString().slice(0, 10)}>{formatDay(message.at)}</time>
          </div>
        )}
        {message.role === 'event' ? (
          <p className={styles.event}>
            {eventLine(message, visitorName)}{' '}
            <time dateTime={new Date(message.at).toISOString()} title={formatDateTime(message.at)}>
              {formatClock(message.at)}
            </time>
          </p>
        ) : (
          <MessageItem
            conversationId={conversationId}
            channel={channel}
            message={message}
            question={questionOf(messages, index)}
            askedAt={askedAt(messages, message)}
            mark={marks.get(message)}
            onAction={onAction}
          />
        )}
      </Fragment>
    )
  })
}

/** Returns when the question of an answer was asked, in unix milliseconds. */
function askedAt(messages: Message[], { replyTo }: Message): number | undefined {
  return replyTo === undefined ? undefined : messages.find(({ id }) => id === replyTo)?.at
}
