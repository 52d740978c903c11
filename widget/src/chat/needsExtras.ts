import type { ConversationState } from './Conversation.ts'

/**
 * Whether more than the first message's needs is asked for: by the page, by the owner's settings, or by a
 * conversation.
 */
export function needsExtras(
  { config, messages, pending, waiting, needsConsent, handoff, isOpen }: ConversationState,
  { placement, lang }: DOMStringMap,
): boolean {
  if (!config) return isElsewhere(placement) || !!lang
  const {
    proactiveMessage,
    autoStart,
    canUpload,
    customCss,
    backgroundUrl,
    followBrowserLanguage,
    forms,
    triggers,
    texts,
    greetings,
  } = config
  const isPlain =
    config.lang === 'en' && handoff === 'bot' && isOpen && !isElsewhere(placement ?? config.placement)
  const wishes = [
    lang,
    pending,
    needsConsent,
    proactiveMessage,
    autoStart,
    canUpload,
    customCss,
    backgroundUrl,
    followBrowserLanguage,
  ]
  return [
    !isPlain,
    ...wishes,
    messages[0],
    waiting[0],
    forms[0],
    triggers[0],
    ...Object.keys({ ...texts, ...greetings }),
  ].some(Boolean)
}

/** Whether the panel stands anywhere but where it stands by itself. */
export function isElsewhere(placement: string | undefined): boolean {
  return !!placement && placement !== 'bottom-right'
}
