import type { Conversation, Message } from '../../shared/conversation.ts'
import type { ChatMessage } from '../../shared/widgetApi.ts'

/** The stored answer to a message, if it was answered before. */
export function answerTo(conversation: Conversation | undefined, clientMessageId: string): Message | undefined {
  return conversation?.window.find((message) => message.replyTo === clientMessageId)
}

export function hasMessage(conversation: Conversation, id: string): boolean {
  return conversation.window.some((message) => message.id === id)
}

/** What a visitor sees of a message, by allow-list. */
export function publicMessage(message: Message, showSources: boolean): ChatMessage {
  const { id, role, text, at, author, event, replies, cards, form, files, sources, feedback } = message
  return {
    id, role, text, at,
    ...(author && { author }),
    ...(event && { event }),
    ...(replies && { replies }),
    ...(cards && { cards }),
    ...(form && { form }),
    ...(files && { files: files.map(({ id: fileId, name, sizeKB, url }) => ({ id: fileId, name, sizeKB, url })) }),
    ...(showSources && sources && sources.length > 0 && { sources }),
    ...(feedback && { feedback: feedback.rating }),
  }
}
