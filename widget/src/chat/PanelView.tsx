import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Chat } from './Chat.ts'
import { Composer } from './Composer.tsx'
import { drawFace } from './drawFace.tsx'
import { Icon } from './Icon.tsx'
import { renderMarkdown } from './messages/markdown.tsx'
import { MessageList } from './messages/MessageList.tsx'

export interface PanelViewProps {
  chat: Chat
  launched: ChatMessage[]
  isLaunching: boolean
  /** The last complete answer, for screen readers. */
  announcement: string
  /** Shown when a message has arrived below the visible part. */
  news: () => ComponentChildren
}

export function PanelView({ chat, launched, isLaunching, announcement, news }: PanelViewProps) {
  const { texts, extras, conversation, close, extend } = chat
  const { state } = conversation
  const { config, needsConsent } = state
  const { title, description, branding } = config ?? {}
  const screen = extras?.screen()
  // Until the session of a returning visitor is open, it is not known whether they have written.
  const isHome =
    extras?.isHome() ??
    (needsConsent ||
      !(screen || state.messages[0] || state.pending || (state.token && !state.conversationId)))
  const subtitle = extras?.subtitle() ?? (state.isOpen && !state.failure && title && texts.atOnce)
  return (
    <>
      <header class={isHome ? 'home' : 'quiet'}>
        <span class="face" aria-hidden="true">
          {extras?.face() ?? drawFace(config)}
        </span>
        <div>
          <h2 dir="auto">{title}</h2>
          {isHome && description ? (
            <p class="about" dir="auto">
              {description}
            </p>
          ) : null}
          {subtitle ? <p class="now">{subtitle}</p> : null}
        </div>
        {config && !needsConsent ? (
          <button
            key="menu"
            aria-label={texts.menu}
            aria-expanded={!!extras?.isMenuOpen()}
            onClick={() => void extend((loaded) => loaded.toggleMenu())}
          >
            <Icon name="menu" />
          </button>
        ) : null}
        <button key="close" class="close" aria-label={texts.closeChat} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {extras?.menu()}
      {screen ?? (
        <>
          <MessageList chat={chat} launched={launched} isLaunching={isLaunching} isHome={isHome} />
          {news()}
          {state.failure?.code === 'offline' ? (
            <p class="banner" role="alert">
              {texts.offline}
            </p>
          ) : null}
          {extras?.isBlocked() ? null : <Composer chat={chat} />}
        </>
      )}
      {branding ? <footer>{renderMarkdown(branding)}</footer> : null}
      {extras?.foot()}
      <output class="unseen">{announcement}</output>
    </>
  )
}
