import type { Conversation, Message } from '../../shared/conversation.ts'
import type { ChatMessage } from '../../shared/widgetApi.ts'

/** The stored answer to a message, if it was answered before. */
export function answerTo(conversation: Conversation | undefined, clientMessageId: string): Message | undefined {
  return conversation?.window.find((message) => message.replyTo === clientMessageId)
}

/** What a visitor sees of a message. */
export function publicMessage({ id, role, text, at }: Message): ChatMessage {
  return { id, role, text, at }
}
