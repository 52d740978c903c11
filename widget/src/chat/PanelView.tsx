/** @jsxImportSource @parley/widget */
import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import { Composer } from './Composer.tsx'
import { Icon } from './Icon.tsx'
import { renderMarkdown } from './markdown.tsx'
import { MessageList } from './MessageList.tsx'
import type { Conversation } from './startConversation.ts'
import { texts } from './texts.ts'

export interface PanelViewProps {
  conversation: Conversation
  draft: string
  launched: ChatMessage[]
  isLaunching: boolean
  /** Something arrived below what the reader is reading. */
  hasNews: boolean
  /** The last finished answer, for those who listen. */
  announcement: string
  onDraft: (draft: string) => void
  onClose: () => void
  onNews: () => void
}

export function PanelView({ conversation, draft, launched, isLaunching, hasNews, announcement, onDraft, onClose, onNews }: PanelViewProps) {
  const { config, pending, failure } = conversation.state
  const { title = '', description, imageUrl, branding } = config ?? {}
  const isAnswering = !!pending && !failure
  const handleSend = () => {
    if (!draft.trim() || isAnswering) return
    conversation.send(draft.trim())
    onDraft('')
  }
  return (
    <>
      <header>
        <span class="face" aria-hidden="true">{imageUrl ? <img src={imageUrl} alt="" /> : Array.from(title)[0]}</span>
        <div>
          <h2>{title}</h2>
          {description ? <p>{description}</p> : null}
        </div>
        <button aria-label={texts.closeChat} onClick={onClose}><Icon name="close" /></button>
      </header>
      <MessageList conversation={conversation} launched={launched} isLaunching={isLaunching} />
      {hasNews ? <button class="pill news" onClick={onNews}><Icon name="down" /> {texts.newMessage}</button> : null}
      {failure?.code === 'offline' || !navigator.onLine ? <p class="banner">{texts.failures.offline}</p> : null}
      <Composer draft={draft} isAnswering={isAnswering} onDraft={onDraft} onSend={handleSend} onStop={conversation.stop} />
      {branding ? <footer>{renderMarkdown(branding)}</footer> : null}
      <output class="unseen">{announcement}</output>
    </>
  )
}
