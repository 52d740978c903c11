import { z } from 'zod'
import type { CallablesOf } from './callableGroups.ts'
import {
  googleAccountSchema,
  metaPageChoiceSchema,
  metaPageKinds,
  metaPurposes,
  testKinds,
} from '../channels/channels.ts'
import { refusalKey } from '../errors/refusals.ts'
import { agentRef, attemptId, done, id, metaLoginId, region, type Contract } from './fields.ts'
import { whatsappCallables } from './whatsapp.ts'

/**
 * Whether the platform has an application at Meta and at Discord, and whether voice notes are transcribed.
 */
const channelOfferSchema = z.object({
  hasMeta: z.boolean(),
  hasDiscord: z.boolean(),
  hearsVoices: z.boolean(),
})
export type ChannelOffer = z.infer<typeof channelOfferSchema>

const filled = z.string().trim().max(400).min(1, refusalKey('fillAllFields'))

/** Connecting agents with accounts of other services. */
export const channelsCallables = {
  readChannelOffer: { input: agentRef, output: channelOfferSchema },
  connectTelegram: {
    input: agentRef.extend({
      token: z
        .string()
        .trim()
        .regex(/^\d{5,15}:[A-Za-z0-9_-]{30,60}$/, refusalKey('telegramTokenWrong')),
    }),
    output: z.object({ username: z.string() }),
  },
  disconnectTelegram: { input: agentRef, output: done },
  /** Returns the URL that adds the platform's bot to a Discord server. */
  readDiscordInvite: { input: agentRef, output: z.object({ url: z.string() }) },
  connectDiscord: {
    input: agentRef.extend({ channelId: filled, webhookUrl: filled }),
    output: z.object({ channelName: z.string() }),
  },
  disconnectDiscord: { input: agentRef, output: done },
  /** Sends a test message to the channel. */
  sendDiscordTest: { input: agentRef, output: done },
  /** Lists people who have written on a channel and can receive a test message, newest first. */
  readTestRecipients: {
    input: agentRef.extend({ kind: z.enum(testKinds) }),
    output: z.object({
      people: z.array(z.object({ conversationId: id, name: z.string(), at: z.int() })),
      /** Opens a chat with the account; empty if a person has already written. */
      link: z.string(),
    }),
  },
  /** Sends a test message to one of these people; `isSent` is false while the channel asks to wait. */
  sendChannelTest: {
    input: agentRef.extend({ kind: z.enum(testKinds), conversationId: id, attemptId }),
    output: z.object({ isSent: z.boolean() }),
  },
  /** Stores an account of Google's Business Messages, a service that no longer answers. */
  saveGoogleBusiness: { input: agentRef.extend(googleAccountSchema.shape), output: done },
  /** Returns the URL of the sign-in at Meta, which redirects back to the dashboard with a code. */
  startMetaLogin: {
    input: agentRef.extend({ purpose: z.enum(metaPurposes) }),
    output: z.object({ url: z.string() }),
  },
  exchangeMetaToken: {
    input: z.strictObject({ region, code: z.string().min(1).max(2_000), state: z.string().min(1).max(100) }),
    output: z.object({ loginId: metaLoginId }),
  },
  listMetaPages: {
    input: agentRef.extend({ loginId: metaLoginId }),
    output: z.object({ pages: z.array(metaPageChoiceSchema) }),
  },
  connectMetaPage: {
    input: agentRef.extend({
      loginId: metaLoginId,
      kind: z.enum(metaPageKinds),
      pageId: z.string().regex(/^\d{1,30}$/),
    }),
    output: z.object({ pageName: z.string() }),
  },
  /** Returns whether Meta lets people answer for seven days instead of one. */
  readReplyWindow: { input: agentRef, output: z.object({ hasHumanAgent: z.boolean() }) },
  removeMetaPage: { input: agentRef.extend({ kind: z.enum(metaPageKinds) }), output: done },
  ...whatsappCallables,
} as const satisfies Record<CallablesOf<'channels'>, Contract>
