import type { ChatMessage, FeedbackRequest } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import { ratingTexts } from '@parley/functions/shared/widgetTexts/ratingTexts'
import { Glyph } from '../Glyph.tsx'
import type { Part, PartKit } from '../Part.ts'
import css from './rating.css?inline'

type Rating = FeedbackRequest['rating']

interface Opinion {
  rating: Rating
  /** The state of the question after a thumb down. */
  step: 'rated' | 'asked' | 'thanked'
  reason: string
}

const thumbs = {
  up: 'M7 11v9H4v-9zM7 12l4-8c2 0 3 1 2 6h5c2 0 2 1 2 2l-1.500 6c-.5 2-1.500 2-2.500 2H7',
  down: 'M17 13V4h3v9zM17 12l-4 8c-2 0-3-1-2-6H6c-2 0-2-1-2-2l1.500-6C6 4 7 4 8 4h9',
}

/** Starts the thumbs of every answer, and the question for a reason after a thumb down. */
export function startRating({ chat, i18n, addCss, post, redraw }: PartKit): Part {
  const texts = i18n(ratingTexts)
  const { conversation, section } = chat
  const opinions = new Map<string, Opinion>()
  /** Sends ratings one after the other, because a reason must not arrive before its thumb. */
  let telling = Promise.resolve()
  addCss(css)

  function rate(messageId: string, rating: Rating): void {
    opinions.set(messageId, { rating, step: rating === 'down' ? 'asked' : 'rated', reason: '' })
    redraw()
    if (rating === 'down') section.querySelector<HTMLElement>('.reason input')?.focus()
    sendRating(messageId)
  }

  function sendRating(messageId: string): void {
    telling = telling.then(() => send(messageId))
  }

  async function send(messageId: string): Promise<void> {
    const { rating = 'none', reason = '' } = opinions.get(messageId) ?? {}
    const reply = await post('feedback', { messageId, rating, reason: reason || undefined })
    if (!('code' in reply)) return
    // A rating that was not saved is not shown.
    opinions.delete(messageId)
    redraw()
  }

  function explain(messageId: string, opinion: Opinion): void {
    opinions.set(messageId, { ...opinion, step: 'thanked' })
    redraw()
    if (opinion.reason) sendRating(messageId)
  }

  const thumb = (id: string, name: 'up' | 'down', rating: Rating) => (
    <button
      aria-label={name === 'up' ? texts().helpful : texts().notHelpful}
      aria-pressed={rating === name}
      onClick={() => rate(id, rating === name ? 'none' : name)}
    >
      <Glyph path={thumbs[name]} />
    </button>
  )

  const question = (id: string, opinion: Opinion) => (
    <form
      class="reason"
      onSubmit={(event) => {
        event.preventDefault()
        explain(id, opinion)
      }}
    >
      <input
        aria-label={texts().whatWasWrong}
        placeholder={texts().whatWasWrong}
        maxLength={500}
        value={opinion.reason}
        onInput={(event) => (opinion.reason = event.currentTarget.value)}
      />
      <button class="pill">{texts().sendReason}</button>
    </form>
  )

  return {
    below({ id, role, feedback, text }: ChatMessage): ComponentChildren {
      if (role !== 'agent') return null
      // A stopped answer exists in this page only.
      if (!conversation.state.config?.canRate || !text || id.startsWith('launch-') || id.endsWith('-stopped'))
        return null
      const opinion: Opinion = opinions.get(id) ?? { rating: feedback ?? 'none', step: 'rated', reason: '' }
      return (
        <div key="rating" class="rating">
          {thumb(id, 'up', opinion.rating)}
          {thumb(id, 'down', opinion.rating)}
          {opinion.step === 'asked' ? question(id, opinion) : null}
          {opinion.step === 'thanked' ? <output>{texts().thanksForRating}</output> : null}
        </div>
      )
    },
  }
}
