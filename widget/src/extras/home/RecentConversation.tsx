import type { ConversationsReply } from '@parley/functions/shared/widget/widgetApi'
import type { Chat } from '../../chat/Chat.ts'
import { drawFace } from '../../chat/drawFace.tsx'
import { formatDay } from '../days/formatDay.ts'

export type Listed = ConversationsReply['conversations'][number]

interface RecentConversationProps {
  chat: Chat
  listed: Listed
  label: string
  /** In milliseconds since 1970. */
  now: number
  onGoOn: () => void
}

/** Renders the visitor's last conversation, to continue it. */
export function RecentConversation({ chat, listed, label, now, onGoOn }: RecentConversationProps) {
  return (
    <li class="recent">
      <button onClick={onGoOn}>
        <span dir="auto">{listed.preview}</span>
        <small>{formatDay(listed.lastMessageAt, now, chat.section.lang)}</small>
        <b>{label}</b>
        <span class="face" aria-hidden="true">
          {drawFace(chat.conversation.state.config)}
        </span>
      </button>
    </li>
  )
}
