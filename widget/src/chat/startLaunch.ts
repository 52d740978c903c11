import type { ChatMessage, WidgetConfig } from '@parley/functions/shared/widget/widgetApi'

export interface Launch {
  /** Returns the launch messages so far. Shows the next one after its delay, or all at once. */
  follow: (config: WidgetConfig, greeting: string[] | undefined, isAtOnce: boolean) => ChatMessage[]
  /** Returns whether more launch messages follow. */
  isGoingOn: () => boolean
  end: () => void
}

/** Shows an agent's launch messages one by one, at the pace that its owner chose. */
export function startLaunch(onChange: () => void): Launch {
  const isStill = matchMedia('(prefers-reduced-motion)').matches
  let texts: string[] | undefined
  let messages: ChatMessage[] = []
  let shownCount = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    follow({ launchMessages, messageDelayMs }, greeting, isAtOnce) {
      const now = greeting ?? launchMessages
      if (texts !== now) {
        texts = now
        messages = now.map((text, index) => ({ id: `launch-${index}`, role: 'agent', text, at: 0 }))
      }
      if (isAtOnce || isStill || !messageDelayMs) shownCount = messages.length
      else if (shownCount < messages.length) {
        timer ??= setTimeout(() => {
          timer = undefined
          shownCount++
          onChange()
        }, messageDelayMs)
      }
      return messages.slice(0, shownCount)
    },
    isGoingOn: () => shownCount < messages.length,
    end: () => clearTimeout(timer),
  }
}
