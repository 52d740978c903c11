import type { ComponentChildren } from 'preact'
import type { Outgoing } from '../chat/Conversation.ts'
import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import type { Kit } from './createKit.ts'

/** Says of a message that was set aside that it has not arrived, and sends it after all. */
export function startResending({ chat: { conversation }, speak }: Kit) {
  const texts = speak(coreTexts)
  const { state } = conversation

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
  }
}
