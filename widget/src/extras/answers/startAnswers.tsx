import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Kit } from '../createKit.ts'
import { Cards } from './Cards.tsx'
import { startSources } from './startSources.tsx'
import { startRating } from './startRating.tsx'

/**
 * What comes with an answer: cards and replies to choose from, its sources, and what the visitor thinks of
 * it.
 */
export function startAnswers(kit: Kit) {
  const { chat } = kit
  const { conversation } = chat
  const rating = startRating(kit)
  const sourcesOf = startSources(kit)

  /** A form that comes first is not walked around. */
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
          {rating.view(message)}
        </>
      )
    },
    /** Replies are offered to what was said last. */
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
