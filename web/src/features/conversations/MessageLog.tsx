import type { Message } from '@parley/functions/shared/conversation'
import { Fragment } from 'react'
import { formatDay, startOfDay } from '../../lib/formats.ts'
import styles from './ConversationsPage.module.css'
import { MessageItem } from './MessageItem.tsx'

/** The messages, with a line where a new day begins. */
export function MessageLog({ messages }: { messages: Message[] }) {
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
        <MessageItem message={message} />
      </Fragment>
    )
  })
}
