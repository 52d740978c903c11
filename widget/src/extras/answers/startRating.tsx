import type { ChatMessage, FeedbackRequest } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Kit } from '../createKit.ts'
import { Glyph } from '../Glyph.tsx'

type Rating = FeedbackRequest['rating']

interface Opinion {
  rating: Rating
  /** What the visitor is asked after a thumb down, until he has said it. */
  step: 'rated' | 'asked' | 'thanked'
  reason: string
}

/** A thumb for every answer, and after a thumb down the question why. */
export function startRating({ chat, texts, ask, redraw }: Kit) {
  const { conversation, section } = chat
  const opinions = new Map<string, Opinion>()
  /** One after the other: a reason must not arrive before the thumb that it explains. */
  let telling = Promise.resolve()

  function rate(messageId: string, rating: Rating): void {
    opinions.set(messageId, { rating, step: rating === 'down' ? 'asked' : 'rated', reason: '' })
    redraw()
    if (rating === 'down') section.querySelector<HTMLElement>('.reason input')?.focus()
    tell(messageId)
  }

  function tell(messageId: string): void {
    telling = telling.then(() => send(messageId))
  }

  async function send(messageId: string): Promise<void> {
    const { rating = 'none', reason = '' } = opinions.get(messageId) ?? {}
    const reply = await ask('feedback', { messageId, rating, reason: reason || undefined })
    if (!('code' in reply)) return
    // What did not arrive is not shown as if it had.
    opinions.delete(messageId)
    redraw()
  }

  function explain(messageId: string, opinion: Opinion): void {
    opinions.set(messageId, { ...opinion, step: 'thanked' })
    redraw()
    if (opinion.reason) tell(messageId)
  }

  const thumb = (id: string, name: 'up' | 'down', rating: Rating) => (
    <button
      aria-label={name === 'up' ? texts().helpful : texts().notHelpful}
      aria-pressed={rating === name}
      onClick={() => rate(id, rating === name ? 'none' : name)}
    >
      <Glyph name={name} />
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
    view({ id, feedback, text }: ChatMessage): ComponentChildren {
      // A stopped answer is known to this page alone.
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
