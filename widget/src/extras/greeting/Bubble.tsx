import type { greetingTexts } from '@parley/functions/shared/widgetTexts/greetingTexts'
import { closePath, Glyph } from '../Glyph.tsx'

interface BubbleProps {
  text: string
  count: number
  texts: typeof greetingTexts
  onOpen: () => void
  onDismiss: () => void
}

/** Beside the launcher: what the agent says unasked, and how much was missed. */
export function Bubble({ text, count, texts, onOpen, onDismiss }: BubbleProps) {
  return (
    <>
      {text ? (
        <output key="bubble" class="bubble">
          <button class="say" dir="auto" onClick={onOpen}>
            {text}
          </button>
          <button class="dismiss" aria-label={texts.dismiss} onClick={onDismiss}>
            <Glyph path={closePath} />
          </button>
        </output>
      ) : null}
      {count ? (
        <span key="badge" class="badge" aria-hidden="true">
          {count > 9 ? '9+' : count}
        </span>
      ) : null}
    </>
  )
}
