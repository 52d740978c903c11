import type { ConversationsReply } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import { homeTexts } from '@parley/functions/shared/widgetTexts/homeTexts'
import { menuTexts } from '@parley/functions/shared/widgetTexts/menuTexts'
import type { Part, PartKit } from '../Part.ts'
import { ContactRows } from './ContactRows.tsx'
import css from './home.css?inline'
import { RecentConversation, type Listed } from './RecentConversation.tsx'

/** Starts the home before the first message: other ways than writing, and the visitor's last conversation. */
export function startHome({ chat, speak, wear, ask, recall, askPerson }: PartKit): Part {
  const { conversation, section } = chat
  const { state } = conversation
  const texts = speak({ ...homeTexts, askPerson: menuTexts.askPerson })
  let recent: Listed | undefined
  /** The open conversation at the time of the request for the others. */
  let askedIn = ''
  wear(css)

  async function load(): Promise<void> {
    askedIn = state.conversationId
    recent = undefined
    // A visitor who has seen no message in this browser has no conversation to continue.
    if (!recall<number>('localStorage', 'seen')) return
    const reply = await ask<ConversationsReply>('conversations')
    // Without them only the greeting is shown, as for a new visitor.
    if ('code' in reply || askedIn !== state.conversationId) return
    recent = reply.conversations.find(({ id, preview }) => id !== askedIn && preview)
    chat.update()
  }

  // A home tab shows all this itself.
  const isHome = () =>
    !state.messages[0] && !state.pending && !state.needsConsent && !state.config?.tabs?.includes('home')

  return {
    update(): void {
      const { config, conversationId } = state
      // The owner may suggest the same text: a person is offered once.
      const offered = section.querySelector('.doors [data-person]')?.firstChild?.textContent
      for (const pill of section.querySelectorAll<HTMLElement>('.replies .pill'))
        pill.hidden = !!offered && [offered, texts().askPerson].includes(pill.textContent)
      if (
        chat.isOpen &&
        isHome() &&
        config?.severalConversations &&
        conversationId &&
        askedIn !== conversationId
      )
        void load()
    },
    forget: () => (recent = undefined),
    after(): ComponentChildren {
      if (!isHome()) return null
      const id = recent?.id
      return [
        <ContactRows key="doors" chat={chat} label={texts().askPerson} onPerson={askPerson} />,
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
