import type { Kit } from '../createKit.ts'

/** The shortest time between two reports to the backend. */
const pauseMs = 3000

/** Tells a person that the visitor is typing, and what they have read. */
export function reportPresence({ chat, post, on, signal }: Kit) {
  const { conversation } = chat
  let isTyping = false
  let readAt = 0
  let reported = ''
  let last = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: ReturnType<typeof setTimeout> | undefined

  function report(): void {
    timer ??= setTimeout(
      () => {
        timer = undefined
        const now = JSON.stringify([isTyping, readAt])
        if (now === reported || signal.aborted || conversation.state.handoff !== 'human') return
        reported = now
        last = Date.now()
        void post('presence', { isTyping, readAt: readAt || undefined })
      },
      Math.max(0, last + pauseMs - Date.now()),
    )
  }

  function type(isNow: boolean): void {
    clearTimeout(idle)
    if (isNow) idle = setTimeout(() => type(false), 5000)
    isTyping = isNow
    report()
  }

  on('draft', () => conversation.state.handoff === 'human' && type(chat.draft !== ''))
  on('message', () => conversation.state.handoff === 'human' && type(false))

  return {
    update(): void {
      const { handoff, messages } = conversation.state
      const at = messages.at(-1)?.at ?? 0
      if (handoff !== 'human' || !chat.isOpen || document.visibilityState !== 'visible' || at <= readAt)
        return
      readAt = at
      report()
    },
  }
}
