import type { ComponentChildren } from 'preact'
import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { failureTexts } from '@parley/functions/shared/widgetTexts/failureTexts'
import type { Outgoing } from '../../chat/conversation/Conversation.ts'
import type { Part, PartKit } from '../Part.ts'
import { failureText } from './failureText.ts'
import css from './failures.css?inline'

/** Shows a failure once, with one way to continue. */
export function startFailures({ chat: { conversation }, i18n, addCss }: PartKit): Part {
  const texts = i18n({ ...coreTexts, ...failureTexts })
  const { state } = conversation
  addCss(css)

  function resend(message: Outgoing): void {
    const { id, text, files, isSpoken } = message
    state.waiting = state.waiting.filter((other) => other !== message)
    conversation.send(text, { id, files, isSpoken })
  }

  return {
    below(message: Outgoing): ComponentChildren {
      if (!message.isUnsent) return null
      return (
        <p key="unsent" class="note">
          {texts().notSent} <button onClick={() => resend(message)}>{texts().tryAgain}</button>
        </p>
      )
    },
    after(): ComponentChildren {
      const { failure, isOpen } = state
      // The panel itself says when it is offline, and a closed chat gives its reason in place of the field.
      if (!failure || failure.code === 'offline' || !isOpen) return null
      return (
        <li key="note" class="note">
          <span role="alert">{failureText(failure.code, texts())}</span>{' '}
          {failure.retry ? <button onClick={conversation.proceed}>{texts().tryAgain}</button> : null}
        </li>
      )
    },
  }
}
