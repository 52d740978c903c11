import type { Form } from '@parley/functions/shared/forms'
import type { ConversationState } from '../../chat/Conversation.ts'

/** The form whose turn it is, unless it is done with. */
export function chooseForm(
  { config, messages, pending }: ConversationState,
  isDone: (id: string) => boolean,
): Form | undefined {
  const written = messages.filter(({ role }) => role === 'visitor').length
  const last = messages.at(-1)
  return config?.forms?.find(({ id, when, afterMessages }) => {
    // What an answer brings along is asked for anew with every answer.
    if (last?.form === id) return !isDone(`${id}:${last.id}`)
    if (isDone(id)) return false
    return when === 'start'
      ? !written && !pending
      : when === 'messages' && written >= afterMessages && !pending
  })
}
