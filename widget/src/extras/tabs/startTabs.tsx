import type { ConversationsReply } from '@parley/functions/shared/widget/widgetApi'
import type { WidgetTab } from '@parley/functions/shared/widget/widgetTabs'
import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { homeTexts } from '@parley/functions/shared/widgetTexts/homeTexts'
import { menuTexts } from '@parley/functions/shared/widgetTexts/menuTexts'
import { tabTexts } from '@parley/functions/shared/widgetTexts/tabTexts'
import type { ComponentChildren } from 'preact'
import type { Listed } from '../home/RecentConversation.tsx'
import { newestAt } from '../newestAt.ts'
import type { Part, PartKit } from '../Part.ts'
import { HomeView } from './HomeView.tsx'
import { TabBar } from './TabBar.tsx'
import css from './tabs.css?inline'

/** In pixels: no keyboard of a phone is lower. */
const minKeyboard = 150

/** Starts the tab bar of the type tabs, and its home. */
export function startTabs({
  chat,
  i18n,
  addCss,
  post,
  on,
  listen,
  load,
  openScreen,
  askPerson,
}: PartKit): Part {
  const { conversation, section } = chat
  const { state } = conversation
  const texts = i18n({ ...coreTexts, ...menuTexts, ...homeTexts, ...tabTexts })
  /** Undefined until the visitor or an action of theirs has opened a tab. */
  let chosen: Exclude<WidgetTab, 'conversations'> | undefined
  let screen: unknown
  let openedId = ''
  let seenAt = 0
  let recent: Listed | undefined
  /** The conversation and its number of messages at the time of the request for the recent one. */
  let askedAt = ''
  addCss(css)

  const { visualViewport } = window
  if (visualViewport) listen(visualViewport, 'resize', chat.update)
  const talk = () => (chosen = 'chat')
  // The chat contains the visitor's messages, the forms that a page opens, and the person that was requested.
  for (const name of ['message', 'talk']) on(name, talk)
  on('screen', (name) => {
    screen = name
    // The chat is behind every screen.
    if (name) talk()
  })

  const tabs = () => state.config?.tabs ?? []
  const hasHome = () => tabs().includes('home')
  const hasBegun = () => !!(state.messages[0] ?? state.pending ?? chat.draft)

  function current(): WidgetTab {
    if (screen === 'conversations') return screen
    if (chosen === 'chat' || (chosen && hasHome())) return chosen
    // A closed chat says so itself. Until the session of a returning visitor is open, it is not known whether
    // they have written.
    if (hasBegun() || !state.isOpen || (state.token && !state.conversationId)) return 'chat'
    // A list of conversations without any would be an empty start.
    return tabs().find((tab) => tab !== 'conversations') ?? 'chat'
  }
  const isAtHome = () => !screen && !state.needsConsent && current() === 'home'

  function go(tab: WidgetTab): void {
    if (tab === 'conversations') return openScreen(tab)
    chosen = tab
    if (screen) openScreen(undefined)
    chat.update()
  }

  async function readRecent(): Promise<void> {
    const { conversationId, messages, config } = state
    const now = `${conversationId} ${messages.length}`
    if (!conversationId || !config?.severalConversations || askedAt === now) return
    askedAt = now
    // A visitor who has seen no message in this browser has no conversation to continue.
    if (!load<number>('localStorage', 'seen')) return
    const reply = await post<ConversationsReply>('conversations')
    if ('code' in reply || askedAt !== now) return
    recent = reply.conversations.find(({ preview }) => preview)
    chat.update()
  }

  return {
    update(): void {
      // A conversation that continues stays visible, also when the visitor empties the field.
      if (!chosen && hasBegun()) talk()
      if (state.conversationId !== openedId) {
        const wasAtHome = isAtHome()
        if (openedId) talk()
        openedId = state.conversationId
        // Only after this rendering is it known that something else has to be rendered.
        if (wasAtHome !== isAtHome()) queueMicrotask(chat.update)
      }
      if (!chat.isOpen) return
      if (current() === 'chat' && !state.needsConsent) seenAt = Math.max(seenAt, newestAt(state.messages))
      if (isAtHome()) void readRecent()
    },
    forget(): void {
      chosen = undefined
      recent = undefined
      openedId = ''
    },
    isHome: () => (hasHome() && !state.needsConsent ? isAtHome() : undefined),
    screen(): ComponentChildren {
      if (!isAtHome()) return undefined
      return (
        <HomeView
          chat={chat}
          texts={texts()}
          recent={recent}
          now={Date.now()}
          onWrite={() => {
            go('chat')
            section.querySelector<HTMLElement>('.composer textarea')?.focus()
          }}
          onPerson={() => {
            go('chat')
            askPerson()
          }}
          onGoOn={(conversationId) => {
            go('chat')
            if (conversationId !== state.conversationId) conversation.change({ conversationId })
          }}
          onAsk={(question) => {
            go('chat')
            conversation.send(question)
          }}
        />
      )
    },
    foot(): ComponentChildren {
      if (!tabs()[0] || state.needsConsent || screen === 'call' || isKeyboardOver()) return null
      const { home, conversations, newMessage } = texts()
      const now = current()
      return (
        <TabBar
          label={state.config?.title ?? ''}
          tabs={tabs()}
          current={now}
          names={{ home, chat: chat.texts.chat, conversations }}
          news={now !== 'chat' && newestAt(state.messages) > seenAt ? newMessage : ''}
          onGo={go}
        />
      )
    },
  }
}

/**
 * Returns whether a keyboard covers the page, so that the bar has to make room. Other keyboards make the page
 * lower.
 */
function isKeyboardOver(): boolean {
  const { visualViewport } = window
  return visualViewport?.scale === 1 && innerHeight - visualViewport.height > minKeyboard
}
