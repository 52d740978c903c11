import type { SentFile } from './SentFile.ts'

/** One message in Discord's format: its own Markdown, at most 25 buttons below it, and a file. */
export interface DiscordMessage {
  /** May be empty when there is a file. */
  content: string
  /** `url` is opened; `id` comes back when the button is pressed. */
  buttons: ({ text: string } & ({ url: string } | { id: string }))[]
  file?: SentFile
}

/** The credentials to write to a webhook. */
export interface Webhook {
  id: string
  token: string
}

/** A command of our application in the menus of a server. */
export interface DiscordCommand {
  name: string
  /** Empty for a command in the menu of a message. */
  description: string
  isForMessages?: boolean
  options?: { name: string; description: string; isFile?: boolean; isRequired?: boolean }[]
}

/**
 * Discord's response when it refuses a request. `code`: Discord's number for the reason, 0 for none.
 * `retryAfterMs`: 0 when Discord gives none.
 */
export interface DiscordRefusal {
  status: number
  code: number
  message: string
  retryAfterMs: number
}

export type DiscordResponse<Result> = { refusal?: undefined; result: Result } | { refusal: DiscordRefusal }

/**
 * The requests to Discord's API that our application makes. They throw when Discord's response is unknown.
 */
export interface Discord {
  /** The URL on which a person adds our bot to their server. */
  inviteUrl: string
  /** Returns the webhook that a URL names; undefined for any other URL. */
  webhookOf(address: string): Webhook | undefined
  readWebhook(webhook: Webhook): Promise<DiscordResponse<{ channelId: string; guildId: string }>>
  readChannel(channelId: string): Promise<DiscordResponse<{ name: string; guildId: string }>>
  /** Replaces the commands of a server. */
  setCommands(guildId: string, commands: DiscordCommand[]): Promise<DiscordResponse<true>>
  /** Writes to the webhook's channel, or to one of its threads. */
  writeByWebhook(
    webhook: Webhook,
    message: DiscordMessage,
    threadId: string | undefined,
  ): Promise<DiscordResponse<true>>
  /** Replaces the message that says that an answer is being written. A repetition changes nothing. */
  writeAnswer(token: string, message: DiscordMessage): Promise<DiscordResponse<true>>
  /** Writes another message below the answer. */
  followAnswer(token: string, message: DiscordMessage): Promise<DiscordResponse<true>>
  deleteAnswer(token: string): Promise<DiscordResponse<true>>
  /**
   * Returns a file of a message; undefined when it is larger than the limit, deleted, or not stored at
   * Discord.
   */
  readFile(address: string, maxBytes: number): Promise<Buffer | undefined>
}
