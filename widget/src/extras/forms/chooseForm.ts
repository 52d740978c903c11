import type { Form } from '@parley/functions/shared/widget/forms'
import type { ConversationState } from '../../chat/conversation/Conversation.ts'

/** Returns the form to show next, unless it is done. */
export function chooseForm(
  { config, messages, pending }: ConversationState,
  isDone: (id: string) => boolean,
): Form | undefined {
  const written = messages.filter(({ role }) => role === 'visitor').length
  const last = messages.at(-1)
  return config?.forms?.find(({ id, when, afterMessages }) => {
    // A form of an answer is shown again with every answer.
    if (last?.form === id) return !isDone(`${id}:${last.id}`)
    if (isDone(id)) return false
    return when === 'start'
      ? !written && !pending
      : when === 'messages' && written >= afterMessages && !pending
  })
}
