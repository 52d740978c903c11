import type { ConversationsReply } from '@parley/functions/shared/widget/widgetApi'
import { drawFace } from '../../chat/drawFace.tsx'
import type { Kit } from '../createKit.ts'
import { formatAgo } from './formatAgo.ts'
import type { startReadMarks } from './readMarks.ts'
import { screenTexts } from './screenTexts.ts'
import { ScreenTitle } from './ScreenTitle.tsx'

type Listed = ConversationsReply['conversations']

/** Starts the screen of the visitor's earlier conversations. */
export function startConversationsScreen(
  { chat, i18n, post }: Kit,
  marks: ReturnType<typeof startReadMarks>,
  onClose: () => void,
) {
  const texts = i18n(screenTexts)
  const { conversation, section } = chat
  let listed: Listed | undefined
  let isFailed = false

  async function load(): Promise<void> {
    isFailed = false
    chat.update()
    const reply = await post<ConversationsReply>('conversations')
    if ('code' in reply) isFailed = true
    else listed = reply.conversations
    chat.update()
  }

  function choose(id: string): void {
    if (id !== conversation.state.conversationId) conversation.change({ conversationId: id })
    onClose()
  }

  function startNew(): void {
    conversation.change({ fresh: true })
    onClose()
  }

  const list = (conversations: Listed) => (
    <ul class="past">
      {conversations.map(({ id, preview, lastMessageAt }) => (
        <li key={id}>
          <button aria-current={id === conversation.state.conversationId} onClick={() => choose(id)}>
            <span class="face" aria-hidden="true">
              {drawFace(conversation.state.config)}
            </span>
            <span dir="auto">{preview || texts().untitled}</span>
            <small>
              {formatAgo(lastMessageAt, Date.now(), section.lang)}
              {marks.isUnread(id, lastMessageAt) ? <b class="unread">{texts().newMessage}</b> : null}
            </small>
          </button>
        </li>
      ))}
    </ul>
  )

  return {
    open() {
      listed = undefined
      void load()
    },
    close: undefined,
    view() {
      const words = texts()
      return (
        <div key="conversations" class="screen">
          <ScreenTitle title={words.conversations} back={words.back} onBack={onClose} />
          {isFailed ? (
            <div class="words" role="alert">
              <p>{words.failed}</p>
              <button class="pill" onClick={() => void load()}>
                {words.tryAgain}
              </button>
            </div>
          ) : listed ? (
            listed.length ? (
              list(listed)
            ) : (
              <p class="words">{words.noConversations}</p>
            )
          ) : (
            <ul key="bones" class="past" aria-busy="true">
              {['a', 'b', 'c'].map((key) => (
                <li key={key} class="bone" />
              ))}
            </ul>
          )}
          {listed ? (
            <div class="choices">
              <button class="pill main" onClick={startNew}>
                {words.newConversation}
              </button>
            </div>
          ) : null}
        </div>
      )
    },
  }
}
