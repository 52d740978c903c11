import type { Conversation, Message } from '../../../shared/chat/conversation.ts'
import type { ChatMessage } from '../../../shared/widget/widgetApi.ts'

/** The stored answer to a message, if it was answered before. */
export function answerTo(
  conversation: Conversation | undefined,
  clientMessageId: string,
): Message | undefined {
  return conversation?.window.find((message) => message.replyTo === clientMessageId)
}

export function hasMessage(conversation: Conversation, id: string): boolean {
  return conversation.window.some((message) => message.id === id)
}

/** Whether there is anything of a message for its visitor: without history its words and files are gone. */
export function isSaid({ text, files, isQuiet }: Message): boolean {
  return !isQuiet && (text !== '' || files !== undefined)
}

/** What a message says where there is nothing but words: a file is its name. */
export function wordsOf({ text, files = [] }: Message): string {
  return [text, ...files.map(({ name }) => `[${name}]`)].filter(Boolean).join('\n')
}

/** What a visitor sees of a message, by allow-list. */
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
