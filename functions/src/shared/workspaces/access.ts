import { z } from 'zod'

/**
 * `access/{uid}`: all rights of a principal in one region, written by the server in the same commit as the
 * membership that they mirror. Rules and callables decide by this document alone, so one write revokes all
 * rights at once.
 */
export const userAccessSchema = z.object({
  kind: z.literal('user'),
  /** The session version: increasing it invalidates all older tokens at once. */
  sv: z.int().default(0),
  disabled: z.boolean().default(false),
  /** Invalidates sessions that started earlier; Unix seconds, as a token's `auth_time`. */
  tokensFrom: z.int().default(0),
  ws: z.record(z.string(), z.enum(['owner', 'member'])),
})

/** A timestamp as the server decodes it, or as a browser's library represents it. */
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
  /** Narrows the list of the organisation's agents; if missing, all of them. */
  agents: z.array(z.string()).optional(),
  pages: z.array(z.string()),
  isOrgAdmin: z.boolean().default(false),
  allowCreateAgents: z.boolean().default(false),
  /** Increases with every change of the client's rights, as a precondition for the next one. */
  changeSeq: z.int().optional(),
  /** When an impersonation ends. */
  exp: moment.optional(),
  /** The owner behind an impersonation, and whether they may change things. */
  actor: z.string().optional(),
  /** `sv` and the start of the owner's session with which they started the impersonation. */
  actorSv: z.int().optional(),
  actorAuthTime: z.int().optional(),
  isActing: z.boolean().optional(),
})

export const accessSchema = z.discriminatedUnion('kind', [userAccessSchema, clientAccessSchema])
export type Access = z.infer<typeof accessSchema>
export type ClientAccess = z.infer<typeof clientAccessSchema>
export type UserAccess = z.infer<typeof userAccessSchema>
