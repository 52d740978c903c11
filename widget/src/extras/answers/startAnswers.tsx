import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Part, PartKit } from '../Part.ts'
import css from './answers.css?inline'
import { Cards } from './Cards.tsx'
import { startSources } from './startSources.tsx'

/** Starts the cards, replies and sources of answers. */
export function startAnswers(kit: PartKit): Part {
  const { chat } = kit
  const { conversation } = chat
  const sourcesOf = startSources(kit)
  kit.addCss(css)

  /** Returns false while a form comes first, because a reply must not bypass it. */
  const mayReply = () => !chat.extras?.isBlocked()

  return {
    below(message: ChatMessage): ComponentChildren {
      if (message.role !== 'agent') return null
      const { cards = [] } = message
      return (
        <>
          {cards.length ? (
            <Cards cards={cards} onReply={mayReply() ? (reply) => conversation.send(reply) : undefined} />
          ) : null}
          {sourcesOf(message)}
        </>
      )
    },
    /** Offers the replies of the last message. */
    after(): ComponentChildren {
      const { messages, pending } = conversation.state
      const replies = pending || !mayReply() ? [] : (messages.at(-1)?.replies ?? [])
      if (!replies.length) return null
      return (
        <li key="offered" class="replies">
          {replies.map((reply) => (
            <button key={reply} class="pill" dir="auto" onClick={() => conversation.send(reply)}>
              {reply}
            </button>
          ))}
        </li>
      )
    },
  }
}
