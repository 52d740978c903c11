import { z } from 'zod'
import { says } from '../errors/refusals.ts'

/** The channels besides the website whose messages an agent answers. */
export const channelKinds = ['whatsapp', 'instagram', 'messenger', 'discord', 'telegram'] as const
export type ChannelKind = (typeof channelKinds)[number]

/** Whether a conversation's channel is one that has to be delivered to. */
export function isChannelKind(channel: string): channel is ChannelKind {
  return channelKinds.some((kind) => kind === channel)
}

/** What somebody signs in at Meta for. */
export const metaPurposes = ['pages', 'whatsapp'] as const
export type MetaPurpose = (typeof metaPurposes)[number]

/**
 * How a connected channel is. `broken`: the vendor refuses us until somebody connects it anew; `leaving`: it was
 * disconnected, and its vendor is asked until it is in reach.
 */
export const channelStates = ['connected', 'broken', 'leaving'] as const
export type ChannelState = (typeof channelStates)[number]

/** The accounts of an agent that there is a record of. */
export const recordKinds = ['telegram', 'meta', 'whatsapp', 'discord'] as const
export type RecordKind = (typeof recordKinds)[number]

/**
 * What is known of every connected account, for members and for clients who see the agent's conversations or
 * channels. What it is written by lies among the tenant's secrets. Times are milliseconds since 1970, 0 for
 * never.
 */
export const channelRecordSchema = z.object({
  agentId: z.string(),
  ownerID: z.string(),
  state: z.enum(channelStates),
  connectedAt: z.int(),
  brokenAt: z.int().default(0),
  /** So long somebody asks the vendor of one that is `leaving`. */
  askingUntil: z.int().optional(),
})

/** `telegramBots/{agentId}`: the bot of an agent. */
export const telegramBotSchema = channelRecordSchema.extend({
  botId: z.string(),
  /** Without `@`. */
  username: z.string(),
  name: z.string(),
  webhookUrl: z.string(),
})
export type TelegramBot = z.infer<typeof telegramBotSchema>

/** `metaPages/{agentId}`: the Facebook page of an agent, with its Instagram account if it has one. */
export const metaPageSchema = channelRecordSchema.extend({
  pageId: z.string(),
  pageName: z.string(),
  pictureUrl: z.string().default(''),
  /** Empty where no professional account is connected with the page. */
  igPageId: z.string().default(''),
  /** Without `@`. */
  igPageName: z.string().default(''),
  hasMessenger: z.boolean().default(false),
  hasInstagram: z.boolean().default(false),
  /** Who has signed in, as our application knows him: he may take it back at Meta. */
  metaUserId: z.string().default(''),
})
export type MetaPage = z.infer<typeof metaPageSchema>

/** What of a page an agent answers. */
export const metaPageKinds = ['messenger', 'instagram'] as const
export type MetaPageKind = (typeof metaPageKinds)[number]

/** The channels whose test message goes to a person who has written there. */
export const testKinds = [...metaPageKinds, 'telegram'] as const
export type TestKind = (typeof testKinds)[number]

/** A page that somebody may connect. */
export const metaPageChoiceSchema = z.object({
  pageId: z.string(),
  pageName: z.string(),
  pictureUrl: z.string(),
  igPageId: z.string(),
  igPageName: z.string(),
})
export type MetaPageChoice = z.infer<typeof metaPageChoiceSchema>

/** `discordChannels/{agentId}`: where an agent answers on a server. Ids are as Discord names them. */
export const discordChannelSchema = channelRecordSchema.extend({
  channelId: z.string(),
  channelName: z.string(),
  guildId: z.string(),
  webhookId: z.string(),
})
export type DiscordChannel = z.infer<typeof discordChannelSchema>

function withoutBreaks(key: string): string {
  return key.replaceAll(/\r?\n/g, ',')
}

/** The account of a program at Google, as its owner pastes it: keys are kept without line breaks. */
export const googleBusinessSchema = z
  .object({
    gcloudClientEmail: z.string().trim().max(320).includes('@').catch(''),
    gcloudPrivateKey: z.string().trim().max(10_000).catch(''),
  })
  .refine(
    ({ gcloudClientEmail, gcloudPrivateKey }) => gcloudClientEmail !== '' && gcloudPrivateKey !== '',
    says('fillRequiredFields'),
  )
  .transform(({ gcloudClientEmail: clientEmail, gcloudPrivateKey: key }) => ({
    clientEmail,
    privateKey: withoutBreaks(key),
  }))
export type GoogleBusiness = z.infer<typeof googleBusinessSchema>

/** The same as a form has it, which says of each field whether it is missing. */
export const googleAccountSchema = z.object({
  clientEmail: z.string().trim().max(320).includes('@', says('fillRequiredFields')),
  privateKey: z.string().trim().min(1, says('fillRequiredFields')).max(10_000).transform(withoutBreaks),
})

/** How a number of WhatsApp was connected: by signing in at Meta, or through the customer's own app there. */
export const waMethods = ['cloud', 'legacy'] as const

/** `waNumbers/{agentId}`: the WhatsApp number of an agent. */
export const waNumberSchema = channelRecordSchema.extend({
  method: z.enum(waMethods),
  /** The business account that the number belongs to. */
  wabaId: z.string(),
  /** The number as Meta names it; `phoneNumber` is what people write to. */
  phoneId: z.string(),
  phoneNumber: z.string(),
  /** What people see in place of the number. */
  name: z.string(),
  /** Meta's word for how people take to its messages: GREEN, YELLOW, RED, or none yet. */
  quality: z.string().default(''),
  /** Meta's word for its state, such as CONNECTED or BANNED. */
  connection: z.string(),
  /** Whether it is broken because Meta has banned its business account, and for that alone. */
  isBanned: z.boolean().default(false),
  /** Whether Meta has proved the address that it posts to; for the customer's own app alone in doubt. */
  waVerifyPassed: z.boolean(),
  /** Where Meta posts what people write. */
  webhookUrl: z.string().default(''),
})
export type WaNumber = z.infer<typeof waNumberSchema>

/**
 * `channelRegistry/{kind}_{account}`, in the first database alone: whose agent an account of a channel belongs
 * to. One account has one agent in the world.
 */
export const channelClaimSchema = z.object({
  region: z.string(),
  workspaceId: z.string(),
  agentId: z.string(),
  /** Which attempt to connect has made it, and may give it back. */
  attempt: z.string().default(''),
  /** Its vendor may still post to us: it is nobody's to answer, and nobody else's to connect. */
  isLeaving: z.boolean().default(false),
})
export type ChannelClaim = z.infer<typeof channelClaimSchema>
