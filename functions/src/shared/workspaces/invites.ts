import { z } from 'zod'
import { dayMs } from '../durations.ts'
import { regions } from '../regions/regions.ts'

/** The validity of an invite, and the number of invites a workspace may send a day. */
export const inviteMs = 7 * dayMs
export const invitesPerDay = 20

/**
 * `users/{wsId}/invites/{id}`: an open invite as its workspace sees it. Without the token, it lets nobody
 * join.
 */
export const inviteSchema = z.object({
  ID: z.string(),
  email: z.string(),
  /** The uid of the sender. */
  by: z.string(),
  at: z.int(),
  /** When it expires: then it neither holds a seat nor lets anyone join. */
  expires: z.int(),
})
export type Invite = z.infer<typeof inviteSchema>

/** `invites/{SHA-256 of the token}`: the invite behind a link; the server alone reads and writes it. */
export const inviteTokenSchema = z.object({
  wsId: z.string(),
  region: z.enum(regions),
  emailNorm: z.string(),
  exp: z.int(),
  /** The invite's document in the workspace. */
  inviteId: z.string(),
  /** The uid of the sender; empty in older documents. */
  by: z.string().default(''),
  /** The start of the sender's session, in seconds since 1970. */
  since: z.int().optional(),
  usedAt: z.int().nullable().default(null),
})
export type InviteToken = z.infer<typeof inviteTokenSchema>

/** The states of an invite's link. */
export const inviteStates = ['open', 'used', 'expired'] as const
