import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import type { Kit } from './createKit.ts'
import { Glyph } from './Glyph.tsx'

/** Starts the notice of new messages below the visible part, until the visitor scrolls there. */
export function startNews({ chat, i18n, signal }: Kit) {
  const texts = i18n(coreTexts)
  const { section } = chat
  let hasNews = false
  let newest: ChatMessage | undefined
  // The scrolling list is replaced, so the section listens.
  section.addEventListener('scroll', () => hasNews && chat.update(), { capture: true, signal })

  return {
    view(isAtEnd: boolean, last: ChatMessage | undefined): ComponentChildren {
      // Launch messages have no time, and are not news.
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
