import type { WidgetMessage } from '../commands.ts'
import type { Kit } from './createKit.ts'
import { isMessage } from './isMessage.ts'

/** Starts the events for the page: it gets copies, so that it can change nothing. */
export function startAnnouncing({ on, chat }: Kit) {
  return (name: unknown, handler: unknown): (() => void) | undefined => {
    if (typeof handler !== 'function') return
    const notify = (detail: unknown) => void handler(publicPart(detail))
    // It happens once: a later listener is notified at once.
    if (name === 'ready' && chat.conversation.state.config) return notify(undefined)
    return on(String(name), notify)
  }
}

function publicPart(detail: unknown): unknown {
  if (!isMessage(detail)) return detail
  const { id, role, text, at } = detail
  return { id, role, text, at } satisfies WidgetMessage
}
