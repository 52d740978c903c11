import type { SentFile } from './SentFile.ts'
import type { OutgoingFile } from './Thread.ts'

/** One message in Telegram's format: `html` with its few tags, and the same text without tags. */
export interface TelegramMessage {
  html: string
  plain: string
  /** Rows of one button each; `data` comes back when the button is pressed. */
  buttons: { text: string; url?: string; data?: string }[]
}

/** One message that is a file. */
export interface TelegramFile {
  file: OutgoingFile
}

/** A bot at Telegram. `username` is without `@`. */
export interface TelegramBotName {
  id: string
  username: string
  name: string
}

/** Telegram's response when it refuses a request. `retryAfterSeconds`: 0 when it gives none. */
export interface TelegramRefusal {
  code: number
  description: string
  retryAfterSeconds: number
}

export type TelegramResponse<Result> = { refusal?: undefined; result: Result } | { refusal: TelegramRefusal }

/** The requests to Telegram's Bot API that we make. They throw when Telegram's response is unknown. */
export interface Telegram {
  getMe(token: string): Promise<TelegramResponse<TelegramBotName>>
  setWebhook(token: string, webhook: { url: string; secret: string }): Promise<TelegramResponse<true>>
  deleteWebhook(token: string): Promise<TelegramResponse<true>>
  /** Returns the URL that Telegram posts to; empty for none. */
  readWebhook(token: string): Promise<TelegramResponse<string>>
  /** Sends a message; without `html`, the plain text. */
  sendMessage(
    token: string,
    chatId: string,
    message: Omit<TelegramMessage, 'html'> & { html?: string },
  ): Promise<TelegramResponse<true>>
  /** Sends a file: `photo` is shown in the chat, `document` is offered for download. */
  sendFile(
    token: string,
    chatId: string,
    as: 'photo' | 'document',
    file: SentFile,
  ): Promise<TelegramResponse<true>>
  /** Returns a file of a message; undefined when it is larger than the limit. */
  readFile(token: string, fileId: string, maxBytes: number): Promise<TelegramResponse<Buffer | undefined>>
  /** Sets the commands in the bot's menu. */
  setCommands(
    token: string,
    commands: { command: string; description: string }[],
  ): Promise<TelegramResponse<true>>
  showTyping(token: string, chatId: string): Promise<TelegramResponse<true>>
  /** Ends the loading state of a button that was pressed. */
  answerChoice(token: string, choiceId: string): Promise<TelegramResponse<true>>
}
