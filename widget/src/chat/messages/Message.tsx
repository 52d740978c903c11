import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { Chat } from '../Chat.ts'
import { renderMarkdown } from './markdown.tsx'

interface MessageProps {
  chat: Chat
  message: ChatMessage
  isGrowing?: boolean
}

export function Message({ chat, message, isGrowing }: MessageProps) {
  const { id, role, author } = message
  const { texts, conversation, extras } = chat
  const text = extras?.words(message) ?? message.text
  const isPlain = role === 'visitor' || role === 'event'
  return (
    <li key={id} class={role}>
      <span class={role === 'operator' ? 'author' : 'unseen'}>
        {role === 'visitor'
          ? texts.you
          : role === 'event'
            ? ''
            : (author ?? conversation.state.config?.title)}
      </span>
      {text ? <div dir="auto">{isPlain ? text : renderMarkdown(text, extras?.code)}</div> : null}
      {isGrowing ? null : extras?.below(message)}
    </li>
  )
}
