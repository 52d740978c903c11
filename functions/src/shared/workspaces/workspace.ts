import { z } from 'zod'
import { planLimitsSchema } from '../billing/catalogue.ts'
import { eventSettingsSchema } from './workspaceEvents.ts'
import { regions } from '../regions/regions.ts'

/** `users/{wsId}`: a workspace. Its id equals the user's uid when it is the personal one. */
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
      /** Of a personal workspace, until its first agent is made. */
      isNewUser: z.boolean().default(true),
      isAgentOnboardingDone: z.boolean().default(false),
      useNewPricing: z.boolean().default(true),
      isPayAsYouGo: z.boolean().default(false),
      countryCode: z.string().default(''),
      utm_source: z.string().default(''),
      /**
       * What its plan and add-ons allow; kept by the server with every change of the subscription. Missing on
       * the free plan.
       */
      planLimits: planLimitsSchema.optional(),
      /** Limits agreed with this workspace: agents in place of its plan's, seats on top of them. */
      customPlan: z
        .object({
          key: z.string(),
          limits: z.object({ maxAgents: z.int().optional(), workspaceSeats: z.int().optional() }),
        })
        .optional(),
      /** Where what happens is posted to, and what of it. */
      events: eventSettingsSchema.prefault({}),
      /** The white-label trial: until when, in seconds; missing where there was none. */
      whitelabel_trial: z.boolean().default(false),
      whitelabelTrialEndsAt: z.int().optional(),
    })
    .prefault({}),
  /** Its agency, once it has one. */
  agencyId: z.string().default(''),
  /** Kept by the server in the commits that make and delete clients, so that their seats hold strictly. */
  clientCount: z.int().nonnegative().default(0),
  /** When its secret for billing calls was made, in milliseconds; 0 while there is none. */
  secretMadeAt: z.int().nonnegative().default(0),
  /**
   * Kept by the server in the commits that create and delete agents, so that the plan's limit holds strictly.
   */
  agentCount: z.int().nonnegative().default(0),
  /** Raised by every commit of a tool or a credential, so that what was looked up before it still holds. */
  toolSeq: z.int().nonnegative().default(0),
  /** Raised by every commit that takes or frees a seat, so that what was counted before it still holds. */
  seatSeq: z.int().nonnegative().default(0),
  /**
   * Tags of the inbox; with `disallowAnyTags` there are no others. Written by browsers, and rules cannot look
   * into a list.
   */
  predefinedTags: z.array(z.string().max(40)).max(50).default([]).catch([]),
  disallowAnyTags: z.boolean().default(false),
  /** Accounts of channels that their vendors refuse, with since when; see `brokenChannels.ts`. */
  brokenChannels: z.record(z.string(), z.int()).optional(),
  lastModified: z.int(),
})
export type Workspace = z.infer<typeof workspaceSchema>

/** `users/{wsId}/members/{uid}`. */
export const memberSchema = z.object({
  uid: z.string(),
  email: z.string(),
  name: z.string().default(''),
  role: z.enum(['owner', 'member']),
  joinedAt: z.int(),
})
export type Member = z.infer<typeof memberSchema>
