import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import type { ComponentChildren } from 'preact'
import type { Part, PartKit } from '../Part.ts'
import css from './days.css?inline'
import { formatDay, startOfDay } from './formatDay.ts'

/** Above the first message of each day, which day it is: the messages themselves bear the time alone. */
export function startDays({ chat, wear }: PartKit): Part {
  const { conversation, section } = chat
  wear(css)

  /** Whether no message of the conversation stands before it on its day. Greetings are not part of it. */
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
