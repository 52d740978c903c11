import { panelTexts } from '@parley/functions/shared/widgetPanelTexts'
import { chooseLanguage } from './chooseLanguage.ts'
import type { Kit } from './createKit.ts'
import { loadLanguage, speaks } from './loadLanguage.ts'

/** Runs the widget in the visitor's language, with the owner's own words. */
export function startSpeaking({ chat, redraw, signal }: Kit) {
  const { conversation, section, place } = chat
  let wished = place.script.dataset.lang
  let spokenOf: unknown

  async function speak(): Promise<void> {
    const { config } = conversation.state
    const language = chooseLanguage(config, wished)
    spokenOf = config
    conversation.context.language = language
    const texts = await loadLanguage(language)
    if (conversation.context.language !== language || signal.aborted) return
    // English words are not called another language's: they stay until the others can be fetched.
    if (!texts && speaks(language) && language !== 'en')
      return addEventListener('online', () => void speak(), { once: true, signal })
    chat.texts = { ...panelTexts, ...texts, ...config?.texts?.[language] }
    chat.greeting = config?.greetings?.[language]
    section.lang = language
    section.dir = /^(ar|fa|he|ur)$/.test(language) ? 'rtl' : 'ltr'
    place.host.dir = section.dir
    section.ariaLabel = chat.texts.chat
    redraw()
  }

  return {
    setLanguage: (code: unknown): void => {
      wished = String(code)
      void speak()
    },
    /** The owner's settings may have changed. */
    update(): void {
      if (conversation.state.config !== spokenOf) void speak()
    },
    start: speak,
  }
}
