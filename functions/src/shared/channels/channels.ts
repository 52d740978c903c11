import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'

/** The channels besides the website on which agents answer. */
export const channelKinds = ['whatsapp', 'instagram', 'messenger', 'discord', 'telegram'] as const
export type ChannelKind = (typeof channelKinds)[number]

/** Returns whether messages of a conversation's channel must be delivered to a vendor. */
export function isChannelKind(channel: string): channel is ChannelKind {
  return channelKinds.some((kind) => kind === channel)
}

/** The purposes of a sign-in at Meta. */
export const metaPurposes = ['pages', 'whatsapp'] as const
export type MetaPurpose = (typeof metaPurposes)[number]

/**
 * The states of a connected channel. `broken`: the vendor refuses requests until a member connects the
 * account again; `leaving`: it was disconnected, and the vendor is asked until it responds.
 */
export const channelStates = ['connected', 'broken', 'leaving'] as const
export type ChannelState = (typeof channelStates)[number]

/** The kinds of account documents. */
export const recordKinds = ['telegram', 'meta', 'whatsapp', 'discord'] as const
export type RecordKind = (typeof recordKinds)[number]

/**
 * The common fields of connected accounts, readable by members and by clients who see the agent's
 * conversations or channels. The access token is among the tenant's secrets. Times are milliseconds since
 * 1970, 0 for never.
 */
export const channelRecordSchema = z.object({
  agentId: z.string(),
  ownerID: z.string(),
  state: z.enum(channelStates),
  connectedAt: z.int(),
  brokenAt: z.int().default(0),
  /** Until when the vendor of a `leaving` account is asked. */
  askingUntil: z.int().optional(),
})

/** `telegramBots/{agentId}`: the Telegram bot of an agent. */
export const telegramBotSchema = channelRecordSchema.extend({
  botId: z.string(),
  /** Without `@`. */
  username: z.string(),
  name: z.string(),
  webhookUrl: z.string(),
  /** `newest` of the keys that signed the webhook's secret. */
  webhookKey: z.string().default(''),
})
export type TelegramBot = z.infer<typeof telegramBotSchema>

/** `metaPages/{agentId}`: the Facebook page of an agent, and its Instagram account if there is one. */
export const metaPageSchema = channelRecordSchema.extend({
  pageId: z.string(),
  pageName: z.string(),
  pictureUrl: z.string().default(''),
  /** Empty if no professional account is connected to the page. */
  igPageId: z.string().default(''),
  /** Without `@`. */
  igPageName: z.string().default(''),
  hasMessenger: z.boolean().default(false),
  hasInstagram: z.boolean().default(false),
  /**
   * The id of the person who signed in, within the platform's application. They can revoke the access at
   * Meta.
   */
  metaUserId: z.string().default(''),
})
export type MetaPage = z.infer<typeof metaPageSchema>

/** The channels of a page that an agent can answer. */
export const metaPageKinds = ['messenger', 'instagram'] as const
export type MetaPageKind = (typeof metaPageKinds)[number]

/** The channels whose test message needs a person who has written there. */
export const testKinds = [...metaPageKinds, 'telegram'] as const
export type TestKind = (typeof testKinds)[number]

/** A page that a member may connect. */
export const metaPageChoiceSchema = z.object({
  pageId: z.string(),
  pageName: z.string(),
  pictureUrl: z.string(),
  igPageId: z.string(),
  igPageName: z.string(),
})
export type MetaPageChoice = z.infer<typeof metaPageChoiceSchema>

/** `discordChannels/{agentId}`: the channel on a Discord server where an agent answers. Ids are Discord's. */
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

/**
 * The service account of a program at Google, as its owner pastes it; keys are stored without line breaks.
 */
export const googleBusinessSchema = z
  .object({
    gcloudClientEmail: z.string().trim().max(320).includes('@').catch(''),
    gcloudPrivateKey: z.string().trim().max(10_000).catch(''),
  })
  .refine(
    ({ gcloudClientEmail, gcloudPrivateKey }) => gcloudClientEmail !== '' && gcloudPrivateKey !== '',
    refusalKey('fillRequiredFields'),
  )
  .transform(({ gcloudClientEmail: clientEmail, gcloudPrivateKey: key }) => ({
    clientEmail,
    privateKey: withoutBreaks(key),
  }))
export type GoogleBusiness = z.infer<typeof googleBusinessSchema>

/** The same fields in a form, with an error for each missing field. */
export const googleAccountSchema = z.object({
  clientEmail: z.string().trim().max(320).includes('@', refusalKey('fillRequiredFields')),
  privateKey: z.string().trim().min(1, refusalKey('fillRequiredFields')).max(10_000).transform(withoutBreaks),
})

/** The ways to connect a WhatsApp number: by a sign-in at Meta, or through the customer's own app there. */
export const whatsappMethods = ['cloud', 'legacy'] as const

/** `waNumbers/{agentId}`: the WhatsApp number of an agent. */
export const whatsappNumberSchema = channelRecordSchema.extend({
  method: z.enum(whatsappMethods),
  /** The business account that the number belongs to. */
  wabaId: z.string(),
  /** `phoneId`: the number's id at Meta. `phoneNumber`: the number that people write to. */
  phoneId: z.string(),
  phoneNumber: z.string(),
  /** The name that people see instead of the number. */
  name: z.string(),
  /** Meta's rating of how people react to its messages: GREEN, YELLOW or RED; empty before the first. */
  quality: z.string().default(''),
  /** Meta's name of its state, such as CONNECTED or BANNED. */
  connection: z.string(),
  /** Whether it is broken only because Meta has banned its business account. */
  isBanned: z.boolean().default(false),
  /** Whether Meta has verified the webhook; only false for the customer's own app. */
  waVerifyPassed: z.boolean(),
  /** The URL that Meta posts messages to. */
  webhookUrl: z.string().default(''),
})
export type WhatsappNumber = z.infer<typeof whatsappNumberSchema>

/**
 * `channelRegistry/{kind}_{account}`, in the default database alone: the agent that a channel account belongs
 * to. An account has one agent over all regions.
 */
export const channelClaimSchema = z.object({
  region: z.string(),
  workspaceId: z.string(),
  agentId: z.string(),
  /** Identifies the attempt that made the claim and may release it. */
  attempt: z.string().default(''),
  /** Its vendor may still post messages: no agent answers it, and no other agent can connect it. */
  isLeaving: z.boolean().default(false),
})
export type ChannelClaim = z.infer<typeof channelClaimSchema>
