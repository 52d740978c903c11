import { panelTexts } from '@parley/functions/shared/widget/widgetPanelTexts'
import { chooseLanguage } from './chooseLanguage.ts'
import type { Kit } from '../createKit.ts'
import { loadLanguage, speaks } from './loadLanguage.ts'

/** Starts the widget's language, with the owner's own texts. */
export function startSpeaking({ chat, redraw, signal }: Kit) {
  const { section, conversation, mount } = chat
  let wished = mount.script.dataset.lang
  let spokenOf: unknown

  async function loadTexts(): Promise<void> {
    const { config } = conversation.state
    const language = chooseLanguage(config, wished)
    spokenOf = config
    conversation.context.language = language
    const texts = await loadLanguage(language)
    if (conversation.context.language !== language || signal.aborted) return
    // English texts are not declared as another language: they stay English until the others are loaded.
    if (!texts && speaks(language) && language !== 'en')
      return addEventListener('online', () => void loadTexts(), { once: true, signal })
    chat.texts = { ...panelTexts, ...texts, ...config?.texts?.[language] }
    chat.greeting = config?.greetings?.[language]
    section.lang = language
    section.dir = /^(ar|fa|he|ur)$/.test(language) ? 'rtl' : 'ltr'
    mount.host.dir = section.dir
    section.ariaLabel = chat.texts.chat
    redraw()
  }

  return {
    setLanguage: (code: unknown): void => {
      wished = String(code)
      void loadTexts()
    },
    /** Applies changed settings of the owner. */
    update(): void {
      if (conversation.state.config !== spokenOf) void loadTexts()
    },
    start: loadTexts,
  }
}
