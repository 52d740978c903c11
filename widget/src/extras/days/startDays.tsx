import type { ChatMessage } from '@parley/functions/shared/widget/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Part, PartKit } from '../Part.ts'
import css from './days.css?inline'
import { formatDay, startOfDay } from './formatDay.ts'

/** Shows the day above its first message; the messages themselves have only the time. */
export function startDays({ chat, addCss }: PartKit): Part {
  const { conversation, section } = chat
  addCss(css)

  /** Returns whether a message is the first of its day in the conversation. Greetings do not count. */
  function isFirstOfDay(message: ChatMessage): boolean {
    const { messages, pending, waiting } = conversation.state
    const all = pending && !messages.some(({ id }) => id === pending.id) ? [...messages, pending] : messages
    const index = [...all, ...waiting].indexOf(message)
    const before = all[index - 1]
    return index === 0 || (!!before && startOfDay(before.at) < startOfDay(message.at))
  }

  return {
    below: (message: ChatMessage): ComponentChildren =>
      isFirstOfDay(message) ? (
        <span key="day" class="day">
          {formatDay(message.at, Date.now(), section.lang)}
        </span>
      ) : null,
  }
}
