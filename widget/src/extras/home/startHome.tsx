import type { ConversationsReply } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import { homeTexts } from '@parley/functions/shared/widgetTexts/homeTexts'
import { menuTexts } from '@parley/functions/shared/widgetTexts/menuTexts'
import { drawFace } from '../../chat/drawFace.tsx'
import { phone } from '../../chat/Icon.tsx'
import { formatDay } from '../days/formatDay.ts'
import { Glyph } from '../Glyph.tsx'
import type { Part, PartKit } from '../Part.ts'
import css from './home.css?inline'

const person = 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 20c1-7 15-7 16 0'

type Listed = ConversationsReply['conversations'][number]

/** Before the first message: whether a person can join, and the conversation this visitor had last. */
export function startHome({ chat, speak, wear, ask, recall, askPerson }: PartKit): Part {
  const { conversation, section } = chat
  const { state } = conversation
  const texts = speak({ ...homeTexts, askPerson: menuTexts.askPerson })
  let recent: Listed | undefined
  /** The conversation beside which the others were asked for. */
  let askedIn = ''
  wear(css)

  async function load(): Promise<void> {
    askedIn = state.conversationId
    recent = undefined
    // Who has seen no message in this browser yet has no conversation to go on with.
    if (!recall<number>('localStorage', 'seen')) return
    const reply = await ask<ConversationsReply>('conversations')
    // Without them the greeting stands alone, as for somebody new.
    if ('code' in reply || askedIn !== state.conversationId) return
    recent = reply.conversations.find(({ id, preview }) => id !== askedIn && preview)
    chat.update()
  }

  const isHome = () => !state.messages[0] && !state.pending && !state.needsConsent

  return {
    subtitle(): ComponentChildren {
      const { config, isOpen } = state
      if (!config?.handoff || !isHome() || !isOpen || state.failure) return undefined
      const { personToo, atOnce } = texts()
      const { subtitle } = config.handoff
      return (
        <>
          <span class="face colleague" aria-hidden="true">
            <Glyph path={person} />
          </span>
          {atOnce}
          <span class="hours">{`${personToo}${subtitle ? `: ${subtitle}` : ''}`}</span>
        </>
      )
    },
    update(): void {
      const { config, conversationId } = state
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
      return [doors(), recent && resume(recent)]
    },
  }

  /** The ways besides writing: a person, and a call. */
  function doors(): ComponentChildren {
    const { config, handoff, isOpen } = state
    if (!isOpen || handoff !== 'bot' || !(config?.handoff ?? config?.voice)) return null
    return (
      <li key="doors" class="doors">
        {config?.handoff ? (
          <button key="person" onClick={askPerson}>
            <span class="face" aria-hidden="true">
              <Glyph path={person} />
            </span>
            {config.handoff.title || texts().askPerson}
          </button>
        ) : null}
        {config?.voice ? (
          <button key="call" onClick={() => chat.extras?.openCall()}>
            <span class="face" aria-hidden="true">
              <Glyph path={phone} />
            </span>
            {chat.texts.call}
          </button>
        ) : null}
      </li>
    )
  }

  function resume({ id, preview, lastMessageAt }: Listed): ComponentChildren {
    return (
      <li key="recent" class="recent">
        <button onClick={() => conversation.change({ conversationId: id })}>
          <span dir="auto">{preview}</span>
          <small>{formatDay(lastMessageAt, Date.now(), section.lang)}</small>
          <b>{texts().goOn}</b>
          <span class="face" aria-hidden="true">
            {drawFace(state.config)}
          </span>
        </button>
      </li>
    )
  }
}
