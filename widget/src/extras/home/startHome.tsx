import type { ConversationsReply } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import { homeTexts } from '@parley/functions/shared/widgetTexts/homeTexts'
import { menuTexts } from '@parley/functions/shared/widgetTexts/menuTexts'
import type { Part, PartKit } from '../Part.ts'
import { ContactRows } from './ContactRows.tsx'
import css from './home.css?inline'
import { RecentConversation, type Listed } from './RecentConversation.tsx'

/** Starts the home before the first message: other ways than writing, and the visitor's last conversation. */
export function startHome({ chat, i18n, addCss, post, load, askPerson }: PartKit): Part {
  const { conversation, section } = chat
  const { state } = conversation
  const texts = i18n({ ...homeTexts, askPerson: menuTexts.askPerson })
  let recent: Listed | undefined
  /** The open conversation at the time of the request for the others. */
  let requestedIn = ''
  addCss(css)

  async function readRecent(): Promise<void> {
    requestedIn = state.conversationId
    recent = undefined
    // A visitor who has seen no message in this browser has no conversation to continue.
    if (!load<number>('localStorage', 'seen')) return
    const reply = await post<ConversationsReply>('conversations')
    // Without them only the greeting is shown, as for a new visitor.
    if ('code' in reply || requestedIn !== state.conversationId) return
    recent = reply.conversations.find(({ id, preview }) => id !== requestedIn && preview)
    chat.update()
  }

  // A home tab shows all this itself.
  const isHome = () =>
    !state.messages[0] && !state.pending && !state.needsConsent && !state.config?.tabs?.includes('home')

  return {
    update(): void {
      const { config, conversationId } = state
      // The owner may suggest the same text: a person is offered once.
      const offered = section.querySelector('.contacts [data-person]')?.firstChild?.textContent
      for (const pill of section.querySelectorAll<HTMLElement>('.replies .pill'))
        pill.hidden = !!offered && [offered, texts().askPerson].includes(pill.textContent)
      if (
        chat.isOpen &&
        isHome() &&
        config?.severalConversations &&
        conversationId &&
        requestedIn !== conversationId
      )
        void readRecent()
    },
    forget: () => (recent = undefined),
    after(): ComponentChildren {
      if (!isHome()) return null
      const id = recent?.id
      return [
        <ContactRows key="contacts" chat={chat} label={texts().askPerson} onPerson={askPerson} />,
        recent && id && (
          <RecentConversation
            key="recent"
            chat={chat}
            listed={recent}
            label={texts().goOn}
            now={Date.now()}
            onGoOn={() => conversation.change({ conversationId: id })}
          />
        ),
      ]
    },
  }
}
