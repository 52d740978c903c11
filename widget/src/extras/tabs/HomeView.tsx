import type { Chat } from '../../chat/Chat.ts'
import { renderMarkdown } from '../../chat/messages/markdown.tsx'
import { ContactRow } from '../home/ContactRow.tsx'
import { ContactRows } from '../home/ContactRows.tsx'
import { RecentConversation, type Listed } from '../home/RecentConversation.tsx'
import { chatPath } from './chatPath.ts'

interface HomeViewProps {
  chat: Chat
  texts: { goOn: string; askPerson: string }
  recent: Listed | undefined
  /** In milliseconds since 1970. */
  now: number
  onWrite: () => void
  onPerson: () => void
  onGoOn: (conversationId: string) => void
  onAsk: (question: string) => void
}

/** Renders the home tab: greeting, last conversation, rows and suggested questions. */
export function HomeView(props: HomeViewProps) {
  const { chat, texts, recent, now, onWrite, onPerson, onGoOn, onAsk } = props
  const { config } = chat.conversation.state
  // The row for a person is shown once, even if the owner suggests the same.
  const offered = config?.handoff ? [config.handoff.title, texts.askPerson] : []
  const replies = (config?.suggestedReplies ?? []).filter((reply) => !offered.includes(reply))
  return (
    <ul key="front" class="log front">
      {(chat.greeting ?? config?.launchMessages ?? []).map((text) => (
        <li key={text} class="agent">
          <div dir="auto">{renderMarkdown(text)}</div>
        </li>
      ))}
      {recent ? (
        <RecentConversation
          key="recent"
          chat={chat}
          listed={recent}
          label={texts.goOn}
          now={now}
          onGoOn={() => onGoOn(recent.id)}
        />
      ) : null}
      <ContactRows key="contacts" chat={chat} label={texts.askPerson} onPerson={onPerson}>
        <ContactRow key="write" icon={chatPath} onOpen={onWrite}>
          {chat.texts.placeholder}
        </ContactRow>
      </ContactRows>
      {replies[0] && !chat.extras?.isBlocked() ? (
        <li key="replies" class="replies">
          {replies.map((reply) => (
            <button key={reply} class="pill" dir="auto" onClick={() => onAsk(reply)}>
              {reply}
            </button>
          ))}
        </li>
      ) : null}
    </ul>
  )
}
