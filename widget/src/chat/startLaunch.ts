import type { ChatMessage, WidgetConfig } from '@parley/functions/shared/widgetApi'

export interface Launch {
  /** The launch messages said so far; says the next one in due time, or all at once. */
  follow: (config: WidgetConfig, isAtOnce: boolean) => ChatMessage[]
  end: () => void
}

/** Says an agent's launch messages one after the other, at the pace its owner chose. */
export function startLaunch(onChange: () => void): Launch {
  const isStill = matchMedia('(prefers-reduced-motion)').matches
  let version: number | undefined
  let messages: ChatMessage[] = []
  let said = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    follow(config, isAtOnce) {
      if (version !== config.version) {
        version = config.version
        messages = config.launchMessages.map((text, index) => ({ id: `launch-${index}`, role: 'agent', text, at: 0 }))
      }
      if (isAtOnce || isStill || !config.messageDelayMs) said = messages.length
      else if (said < messages.length) {
        timer ??= setTimeout(() => {
          timer = undefined
          said++
          onChange()
        }, config.messageDelayMs)
      }
      return messages.slice(0, said)
    },
    end: () => clearTimeout(timer),
  }
}
