import type { ChatMessage } from '@parley/functions/shared/widgetApi'
import type { Chat } from '../../chat/Chat.ts'

/** Takes messages in by their ids, each once, in the order they come in: clocks differ. What is new of them is answered. */
export function receive({ conversation: { state } }: Chat, messages: ChatMessage[]): ChatMessage[] {
  const known = new Map(state.messages.map((message) => [message.id, message]))
  const added = messages.filter(({ id }) => !known.has(id) && id !== state.pending?.id)
  if (added.length) state.messages = [...state.messages, ...added]
  return added
}
