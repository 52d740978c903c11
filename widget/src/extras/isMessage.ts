import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'

/** Returns whether the detail of an event is a message. */
export function isMessage(detail: unknown): detail is ChatMessage {
  return typeof detail === 'object' && detail !== null && 'text' in detail
}
