import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import type { ChatMessage } from '../../../shared/widget/widgetApi.ts'

/** Returns the id of the answer to a message. */
export function replyIdOf(clientMessageId: string): string {
  return `${clientMessageId}-a`
}

/** Returns the stored answer to a message; undefined for an unanswered one. */
export function answerTo(
  conversation: Conversation | undefined,
  clientMessageId: string,
): Message | undefined {
  return conversation?.window.find((message) => message.replyTo === clientMessageId)
}

/** Returns whether a message is among the newest ones, which the conversation's own document holds. */
export function isInWindow(conversation: Conversation, id: string): boolean {
  return conversation.window.some((message) => message.id === id)
}

/** Returns whether a message has content for its visitor: without history its text and files are deleted. */
export function hasContent({ text, files, isQuiet }: Message): boolean {
  return !isQuiet && (text !== '' || files !== undefined)
}

/** Returns the text of a message for places without files: a file becomes its name. */
export function wordsOf({ text, files = [] }: Message): string {
  return [text, ...files.map(({ name }) => `[${name}]`)].filter(Boolean).join('\n')
}

/** Returns the fields of a message that a visitor sees, by allow-list. */
export function publicMessage(message: Message, showSources: boolean): ChatMessage {
  const { id, role, text, at, author, event, replies, cards, form, files, sources, feedback } = message
  return {
    id,
    role,
    text,
    at,
    ...(author && { author }),
    ...(event && { event }),
    ...(replies && { replies }),
    ...(cards && { cards }),
    ...(form && role === 'agent' && { form }),
    ...(files && {
      files: files.map(({ id: fileId, name, sizeKB, url }) => ({ id: fileId, name, sizeKB, url })),
    }),
    ...(showSources &&
      sources &&
      sources.length > 0 && { sources: sources.map(({ id: sourceId, title }) => ({ id: sourceId, title })) }),
    ...(feedback && { feedback: feedback.rating }),
  }
}
