import { z } from 'zod'

/**
 * `access/{uid}`: everything a principal may do in one region, written by the server in the same commit as
 * the membership it mirrors. Rules and callables read only this to decide, so one write takes all rights away
 * at once.
 */
export const userAccessSchema = z.object({
  kind: z.literal('user'),
  /** Session version: raising it makes every older token useless at once. */
  sv: z.int().default(0),
  disabled: z.boolean().default(false),
  /** Sessions that began earlier are over; Unix seconds, as a token's `auth_time`. */
  tokensFrom: z.int().default(0),
  ws: z.record(z.string(), z.enum(['owner', 'member'])),
})

/** A moment as the server decodes it, or as a browser's library holds it. */
const moment = z.preprocess((value) => {
  const isHeld = typeof value === 'object' && value !== null && 'toMillis' in value
  return isHeld && typeof value.toMillis === 'function' ? new Date(value.toMillis()) : value
}, z.date())

export const clientAccessSchema = z.object({
  kind: z.enum(['client', 'imp']),
  sv: z.int().default(0),
  disabled: z.boolean().default(false),
  clientId: z.string(),
  orgId: z.string(),
  wsId: z.string(),
  agencyId: z.string(),
  /** A narrower list than the agents of the organisation, which count otherwise. */
  agents: z.array(z.string()).optional(),
  pages: z.array(z.string()),
  isOrgAdmin: z.boolean().default(false),
  allowCreateAgents: z.boolean().default(false),
  billing: z.boolean().default(false),
  /** When an impersonation ends. */
  exp: moment.optional(),
  /** The owner behind an impersonation, and whether he changes things or only looks. */
  actor: z.string().optional(),
  /** `sv` and the beginning of the owner's session with which they started the impersonation. */
  actorSv: z.int().optional(),
  actorAuthTime: z.int().optional(),
  isActing: z.boolean().optional(),
})

export const accessSchema = z.discriminatedUnion('kind', [userAccessSchema, clientAccessSchema])
export type Access = z.infer<typeof accessSchema>
export type ClientAccess = z.infer<typeof clientAccessSchema>
export type UserAccess = z.infer<typeof userAccessSchema>
