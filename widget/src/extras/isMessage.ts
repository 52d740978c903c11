import type { ChatMessage } from '@parley/functions/shared/widgetApi'

/** Whether what an event tells is a message. */
export function isMessage(detail: unknown): detail is ChatMessage {
  return typeof detail === 'object' && detail !== null && 'text' in detail
}
