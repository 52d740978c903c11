import type { ChatMessage, WidgetConfig } from '@parley/functions/shared/widgetApi'

export interface Launch {
  /** The launch messages said so far; says the next one in due time, or all at once. */
  follow: (config: WidgetConfig, greeting: string[] | undefined, isAtOnce: boolean) => ChatMessage[]
  /** Whether there is more to say. */
  isGoingOn: () => boolean
  end: () => void
}

/** Says an agent's launch messages, one after the other, at the pace its owner chose. */
export function startLaunch(onChange: () => void): Launch {
  const isStill = matchMedia('(prefers-reduced-motion)').matches
  let texts: string[] | undefined
  let messages: ChatMessage[] = []
  let said = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    follow({ launchMessages, messageDelayMs }, greeting, isAtOnce) {
      const now = greeting ?? launchMessages
      if (texts !== now) {
        texts = now
        messages = now.map((text, index) => ({ id: `launch-${index}`, role: 'agent', text, at: 0 }))
      }
      if (isAtOnce || isStill || !messageDelayMs) said = messages.length
      else if (said < messages.length) {
        timer ??= setTimeout(() => {
          timer = undefined
          said++
          onChange()
        }, messageDelayMs)
      }
      return messages.slice(0, said)
    },
    isGoingOn: () => said < messages.length,
    end: () => clearTimeout(timer),
  }
}
