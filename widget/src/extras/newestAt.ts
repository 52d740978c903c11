import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'

/**
 * Returns the time of the newest message by the backend's clock, in milliseconds since 1970, because this
 * browser's clock may be wrong.
 */
export function newestAt(messages: ChatMessage[]): number {
  return Math.max(
    0,
    ...messages.filter(({ id, role }) => role !== 'visitor' && !id.endsWith('-stopped')).map(({ at }) => at),
  )
}
