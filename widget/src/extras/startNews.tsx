import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import type { Kit } from './createKit.ts'
import { Glyph } from './Glyph.tsx'

/** Tells a reader that something has come below what he is reading, until he gets there. */
export function startNews({ chat, speak, signal }: Kit) {
  const texts = speak(coreTexts)
  const { section } = chat
  let hasNews = false
  let newest: ChatMessage | undefined
  // What scrolls is the list, and comes and goes.
  section.addEventListener('scroll', () => hasNews && chat.update(), { capture: true, signal })

  return {
    view(isAtEnd: boolean, last: ChatMessage | undefined): ComponentChildren {
      // The launch messages, which have no time, are no news.
      const isNew = last !== newest && last?.role !== 'visitor' && !!last?.at
      hasNews = !isAtEnd && (hasNews || isNew)
      newest = last
      if (!hasNews) return null
      return (
        <button
          key="news"
          class="pill news"
          onClick={() => section.querySelector('ol')?.scrollTo({ top: 1e9, behavior: 'smooth' })}
        >
          <Glyph path="M12 5v14M6 13l6 6 6-6" /> {texts().newMessage}
        </button>
      )
    },
  }
}
