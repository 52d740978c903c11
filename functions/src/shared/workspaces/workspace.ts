import { z } from 'zod'
import { planLimitsSchema } from '../billing/catalogue.ts'
import { keyNoticeSchema } from './keyNotices.ts'
import { eventSettingsSchema } from './workspaceEvents.ts'
import { tagLimits } from '../limits.ts'
import { regions } from '../regions/regions.ts'
import { oneLine } from '../texts/cleanText.ts'

/** `users/{wsId}`: a workspace. The id of a personal workspace is the user's uid. */
export const workspaceSchema = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string().default(''),
  photoURL: z.string().default(''),
  workspaceName: z.string().min(1).max(80),
  workspacePhotoURL: z.string().default(''),
  workspaceEmails: z.array(z.string()).default([]),
  region: z.enum(regions),
  location: z.enum(['voiceglow-eu', 'default']),
  joinedAt: z.int(),
  freeLTsTS: z.int().default(0),
  referredFrom: z.string().default(''),
  hasEverPaid: z.boolean().default(false),
  internal: z
    .object({
      /** For a personal workspace: true until its first agent is created. */
      isNewUser: z.boolean().default(true),
      isAgentOnboardingDone: z.boolean().default(false),
      useNewPricing: z.boolean().default(true),
      isPayAsYouGo: z.boolean().default(false),
      countryCode: z.string().default(''),
      utm_source: z.string().default(''),
      /** Whether its owner has allowed to report a subscription to advertising services. */
      allowsReport: z.boolean().optional(),
      /**
       * The limits of plan and add-ons, updated by the server with every change of the subscription. Missing
       * on the free plan.
       */
      planLimits: planLimitsSchema.optional(),
      /** Limits agreed with this workspace: agents replace the plan's limit, seats are added to it. */
      customPlan: z
        .object({
          key: z.string(),
          limits: z.object({ maxAgents: z.int().optional(), workspaceSeats: z.int().optional() }),
        })
        .optional(),
      /** The URL for events, and which ones are sent. */
      events: eventSettingsSchema.prefault({}),
      /** The end of the white-label trial, in seconds; missing without one. */
      whitelabel_trial: z.boolean().default(false),
      whitelabelTrialEndsAt: z.int().optional(),
    })
    .prefault({}),
  /** The workspace's agency, if it has one. */
  agencyId: z.string().default(''),
  /**
   * Updated by the server in the commits that create and delete clients, so that the limit of seats is
   * strict.
   */
  clientCount: z.int().nonnegative().default(0),
  /** When its secret for billing calls was created, in milliseconds; 0 without one. */
  secretMadeAt: z.int().nonnegative().default(0),
  /**
   * Updated by the server in the commits that create and delete agents, so that the plan's limit is strict.
   */
  agentCount: z.int().nonnegative().default(0),
  /** Increases with every commit of a tool or a credential, as a precondition for changes based on a read. */
  toolSeq: z.int().nonnegative().default(0),
  /**
   * Increases with every commit that takes or frees a seat, as a precondition for changes based on a count.
   */
  seatSeq: z.int().nonnegative().default(0),
  /**
   * Tags of the inbox; with `disallowAnyTags` no others are allowed. Written by browsers, and rules cannot
   * check a list's entries.
   */
  predefinedTags: z
    .array(z.string().max(tagLimits.characters))
    .max(tagLimits.predefined)
    .default([])
    .catch([]),
  disallowAnyTags: z.boolean().default(false),
  /** Keys that were renewed or shown, the newest first, until the owner has seen it. */
  keyNotices: z.array(keyNoticeSchema).default([]),
  /** Channel accounts that their vendors refuse, with since when; see `brokenChannels.ts`. */
  brokenChannels: z.record(z.string(), z.int()).optional(),
  lastModified: z.int(),
})
export type Workspace = z.infer<typeof workspaceSchema>

/** `users/{wsId}/members/{uid}`: a member of a workspace. */
export const memberSchema = z.object({
  uid: z.string(),
  email: z.string(),
  /** Written by browsers, and rules cannot check the characters of a text. */
  name: z.string().catch('').transform(oneLine),
  role: z.enum(['owner', 'member']),
  joinedAt: z.int(),
})
export type Member = z.infer<typeof memberSchema>

export const receiverKinds = [
  'tool',
  'mcpServer',
  'calendar',
  'modelServer',
  'supportEmail',
  'projectKey',
  'channel',
  'domain',
  'mailDomain',
] as const

/**
 * A thing that sends parts of conversations elsewhere, or that a vendor lets its account's owner read. `to`:
 * the host, the email, or the account.
 */
export const receiverSchema = z.object({
  kind: z.enum(receiverKinds),
  name: z.string().transform(oneLine),
  to: z.string().transform(oneLine),
  /** The agent whose key or channel it is; empty for others. */
  agentId: z.string().default(''),
})
export type Receiver = z.infer<typeof receiverSchema>

/**
 * `users/{wsId}/formerMembers/{uid}`: a former member who has added clients, or who chose where something
 * sends data, until the owner has checked both: the mailbox or the server may be their own.
 */
export const formerMemberSchema = z.object({
  uid: z.string(),
  /** Their name, or their email without one. */
  name: z.string().transform(oneLine),
  /** Milliseconds since 1970. */
  leftAt: z.int(),
  /** Whether they have added clients that the owner has not checked. */
  hasClients: z.boolean().default(true),
  /** The receivers that the owner has not checked. */
  receivers: z.array(receiverSchema).default([]),
})
export type FormerMember = z.infer<typeof formerMemberSchema>
