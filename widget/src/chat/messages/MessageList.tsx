import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Chat } from '../Chat.ts'
import { Message } from './Message.tsx'

interface MessageListProps {
  chat: Chat
  /** The launch messages that were shown so far. */
  launched: ChatMessage[]
  isLaunching: boolean
  isHome: boolean
}

export function MessageList({ chat, launched, isLaunching, isHome }: MessageListProps) {
  const { texts, extras, conversation } = chat
  const { config, messages, pending, waiting, answer, failure, isBusy } = conversation.state
  const shown = [...launched, ...messages]
  if (pending && !messages.some(({ id }) => id === pending.id)) shown.push(pending)
  const isWriting = isLaunching || !config || (pending && isBusy)
  return (
    // Safari scrolls only focused elements by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol class="log" aria-label={texts.messages} tabIndex={0}>
      {shown.map((message) => renderCached(chat, message))}
      {answer && pending ? (
        <Message
          chat={chat}
          message={{ id: '', role: 'agent', text: answer, at: 0 }}
          isGrowing
          key="growing"
        />
      ) : isWriting && !failure ? (
        <li key="dots" class="dots" aria-label={texts.writing}>
          <i />
          <i />
          <i />
        </li>
      ) : null}
      {waiting.map((message) => renderCached(chat, message))}
      {extras?.after()}
      {isHome && !isWriting && !extras?.isBlocked() ? (
        <li key="replies" class="replies">
          {config?.suggestedReplies.map((reply) => (
            <button key={reply} class="pill" dir="auto" onClick={() => conversation.send(reply)}>
              {reply}
            </button>
          ))}
        </li>
      ) : null}
    </ol>
  )
}

/**
 * Returns the same node for the same message: rendering then skips it, however long the conversation becomes.
 */
function renderCached(chat: Chat, message: ChatMessage): ComponentChildren {
  const node = chat.drawn.get(message) ?? <Message key={message.id} chat={chat} message={message} />
  chat.drawn.set(message, node)
  return node
}
