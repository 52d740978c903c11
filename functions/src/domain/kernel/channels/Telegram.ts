import type { SentFile } from './SentFile.ts'
import type { OutgoingFile } from './Thread.ts'

/** One message as Telegram takes it: `html` in its own few tags, and the same without any. */
export interface TelegramMessage {
  html: string
  plain: string
  /** Rows of one button each; `data` comes back when it is chosen. */
  buttons: { text: string; url?: string; data?: string }[]
}

/** One message that is a file. */
export interface TelegramFile {
  file: OutgoingFile
}

/** A bot as Telegram knows it. `username`: without `@`. */
export interface TelegramBotName {
  id: string
  username: string
  name: string
}

/** What Telegram answers where it does not do what it was asked. `retryAfterSeconds`: 0 where it names none. */
export interface TelegramRefusal {
  code: number
  description: string
  retryAfterSeconds: number
}

export type TelegramAnswer<Result> = { refusal?: undefined; result: Result } | { refusal: TelegramRefusal }

/** The calls of Telegram's Bot API that we make. They fail where Telegram's answer is not known. */
export interface Telegram {
  getMe(token: string): Promise<TelegramAnswer<TelegramBotName>>
  setWebhook(token: string, webhook: { url: string; secret: string }): Promise<TelegramAnswer<true>>
  deleteWebhook(token: string): Promise<TelegramAnswer<true>>
  /** The address that Telegram posts to; empty for none. */
  readWebhook(token: string): Promise<TelegramAnswer<string>>
  /** Without `html` the words go as they are. */
  sendMessage(
    token: string,
    chatId: string,
    message: Omit<TelegramMessage, 'html'> & { html?: string },
  ): Promise<TelegramAnswer<true>>
  /** A picture is shown, a document downloaded. */
  sendFile(
    token: string,
    chatId: string,
    as: 'photo' | 'document',
    file: SentFile,
  ): Promise<TelegramAnswer<true>>
  /** A file of a message; undefined where it is longer than so many bytes. */
  readFile(token: string, fileId: string, mostBytes: number): Promise<TelegramAnswer<Buffer | undefined>>
  /** What people find in the bot's menu. */
  setCommands(
    token: string,
    commands: { command: string; description: string }[],
  ): Promise<TelegramAnswer<true>>
  showTyping(token: string, chatId: string): Promise<TelegramAnswer<true>>
  /** Ends the waiting of a button that was pressed. */
  answerChoice(token: string, choiceId: string): Promise<TelegramAnswer<true>>
}
