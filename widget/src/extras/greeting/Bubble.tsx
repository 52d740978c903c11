import type { WidgetConfig } from '@parley/functions/shared/widget/widgetApi'
import type { greetingTexts } from '@parley/functions/shared/widgetTexts/greetingTexts'
import { closePath, Glyph } from '../Glyph.tsx'

interface BubbleProps {
  config: Pick<WidgetConfig, 'title' | 'imageUrl'> | undefined
  text: string
  count: number
  texts: typeof greetingTexts
  onOpen: () => void
  onDismiss: () => void
}

/** Renders the agent's message beside the launcher, and the number of unread messages. */
export function Bubble({ config, text, count, texts, onOpen, onDismiss }: BubbleProps) {
  return (
    <>
      {text ? (
        <output key="bubble" class="bubble">
          <button class="say" dir="auto" onClick={onOpen}>
            {/* The initial is a picture, no part of what is said. */}
            <span class="face" aria-hidden="true" data-initial={Array.from(config?.title ?? '')[0]}>
              {config?.imageUrl ? <img src={config.imageUrl} alt="" /> : null}
            </span>
            <span>{text}</span>
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
