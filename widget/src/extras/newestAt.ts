import type { ChatMessage } from '@parley/functions/shared/widgetApi'

/**
 * When the newest message came that the backend has dated, in milliseconds since 1970: this browser's own
 * clock may be wrong.
 */
export function newestAt(messages: ChatMessage[]): number {
  return Math.max(
    0,
    ...messages.filter(({ id, role }) => role !== 'visitor' && !id.endsWith('-stopped')).map(({ at }) => at),
  )
}
