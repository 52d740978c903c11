import type { ConversationState } from './conversation/Conversation.ts'

/**
 * Returns whether the extras are necessary: because of the page, the owner's settings, or the conversation.
 */
export function needsExtras(
  { config, messages, pending, waiting, failure, needsConsent, handoff, isOpen }: ConversationState,
  { placement, lang }: DOMStringMap,
): boolean {
  if (!config) return isMoved(placement) || !!lang
  const isPlain =
    config.lang === 'en' && handoff === 'bot' && isOpen && !isMoved(placement ?? config.placement)
  const wishes = [
    lang,
    pending,
    failure,
    needsConsent,
    config.proactiveMessage,
    config.autoStart,
    config.canUpload,
    config.customCss,
    config.backgroundUrl,
    config.followBrowserLanguage,
    config.forms[0],
    config.triggers[0],
    config.handoff,
    config.tabs,
  ]
  return [
    !isPlain,
    ...wishes,
    messages[0],
    waiting[0],
    ...Object.keys({ ...config.texts, ...config.greetings }),
  ].some(Boolean)
}

/** Returns whether the placement is not the default one. */
export function isMoved(placement: string | undefined): boolean {
  return !!placement && placement !== 'bottom-right'
}
