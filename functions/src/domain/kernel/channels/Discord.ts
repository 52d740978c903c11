import type { SentFile } from './SentFile.ts'

/** One message as Discord takes it: its own Markdown, at most 25 buttons below it, and a file. */
export interface DiscordMessage {
  /** May be empty beside a file. */
  content: string
  /** `url` is opened; `id` comes back when the button is pressed. */
  buttons: ({ text: string } & ({ url: string } | { id: string }))[]
  file?: SentFile
}

/** What a webhook is written to by. */
export interface Webhook {
  id: string
  token: string
}

/** A command of ours as people find it on their server. */
export interface DiscordCommand {
  name: string
  /** Empty for one that stands in the menu of a message. */
  description: string
  isForMessages?: boolean
  options?: { name: string; description: string; isFile?: boolean; isRequired?: boolean }[]
}

/**
 * What Discord answers where it does not do what it was asked. `code`: its own number of the reason, 0 for
 * none; `retryAfterMs`: 0 where it names none.
 */
export interface DiscordRefusal {
  status: number
  code: number
  message: string
  retryAfterMs: number
}

export type DiscordAnswer<Result> = { refusal?: undefined; result: Result } | { refusal: DiscordRefusal }

/** The calls of Discord's API that our application makes. They fail where Discord's answer is not known. */
export interface Discord {
  /** Where somebody adds our bot to a server of his. */
  inviteUrl: string
  /** The webhook that an address names; undefined for any address that is none of Discord's webhooks. */
  webhookOf(address: string): Webhook | undefined
  readWebhook(webhook: Webhook): Promise<DiscordAnswer<{ channelId: string; guildId: string }>>
  readChannel(channelId: string): Promise<DiscordAnswer<{ name: string; guildId: string }>>
  /** The commands of a server, in place of those before. */
  setCommands(guildId: string, commands: DiscordCommand[]): Promise<DiscordAnswer<true>>
  /** Writes into the webhook's channel, or one of its threads. */
  writeByWebhook(
    webhook: Webhook,
    message: DiscordMessage,
    threadId: string | undefined,
  ): Promise<DiscordAnswer<true>>
  /** Puts a message in the place of the one that shows that an answer is written: again, it changes nothing. */
  writeAnswer(token: string, message: DiscordMessage): Promise<DiscordAnswer<true>>
  /** Writes another message below the answer. */
  followAnswer(token: string, message: DiscordMessage): Promise<DiscordAnswer<true>>
  dropAnswer(token: string): Promise<DiscordAnswer<true>>
  /** A file of a message; undefined where it is longer than so many bytes, gone, or does not lie with Discord. */
  readFile(address: string, mostBytes: number): Promise<Buffer | undefined>
}
