import { crashTexts } from '@parley/functions/shared/widgetTexts/crashTexts'
import { render } from 'preact'
import type { Chat } from '../../chat/Chat.ts'
import { drawFace } from '../../chat/drawFace.tsx'
import { Icon } from '../../chat/Icon.tsx'
import css from './crash.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

/** Replaces a panel that failed to render: shows its name, the error and one way to continue. */
export function showCrash({ mount, section, conversation, texts, update, close }: Chat): void {
  const { root } = mount
  const { crashed } = { ...crashTexts, ...texts }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  render(
    <div class="crash" role="alert">
      <button class="close" aria-label={texts.closeChat} onClick={close}>
        <Icon name="close" />
      </button>
      <span class="face" aria-hidden="true">
        {drawFace(conversation.state.config)}
      </span>
      <p>{crashed}</p>
      <button class="pill" onClick={update}>
        {texts.tryAgain}
      </button>
    </div>,
    section,
  )
}
