import { z } from 'zod'
import { regions } from '../regions/regions.ts'

/** How long an invite is valid, and how many a workspace sends a day. */
export const inviteMs = 7 * 86_400_000
export const invitesPerDay = 20

/** `users/{wsId}/invites/{id}`: an open invite as its workspace sees it. Nothing in it lets anybody join. */
export const inviteSchema = z.object({
  ID: z.string(),
  email: z.string(),
  /** The uid of whoever has sent it. */
  by: z.string(),
  at: z.int(),
  /** From then on it holds no seat and lets nobody in. */
  expires: z.int(),
})
export type Invite = z.infer<typeof inviteSchema>

/** `invites/{SHA-256 of the token}`: what a link is worth; the server alone reads and writes it. */
export const inviteTokenSchema = z.object({
  wsId: z.string(),
  region: z.enum(regions),
  emailNorm: z.string(),
  exp: z.int(),
  /** Its projection in the workspace. */
  inviteId: z.string(),
  usedAt: z.int().nullable().default(null),
})

/** What becomes of somebody who opens the link. */
export const inviteStates = ['open', 'used', 'expired'] as const
