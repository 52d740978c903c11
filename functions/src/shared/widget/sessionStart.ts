import { z } from 'zod'
import { tokenRegion } from '../regions/tokenRegion.ts'

/** The ways a client signs in: a password, a link that a person made for them, or an emailed code. */
export const sessionWays = ['password', 'link', 'code'] as const
export type SessionWay = (typeof sessionWays)[number]

/**
 * The start of a client's session. `by`: the uid of the person who set the password or made the link; empty
 * for a code. `since`: the start of the session in which they did so, in seconds since 1970; missing for a
 * code, and in older tokens.
 */
export const sessionStartSchema = z.object({
  via: z.enum(sessionWays),
  by: z.string(),
  since: z.int().optional(),
})
export type SessionStart = z.infer<typeof sessionStartSchema>

/**
 * Returns how the session of a server's token started; undefined if it does not say, and for all other
 * tokens.
 */
export function sessionStart(token: unknown): SessionStart | undefined {
  return tokenRegion(token) && sessionStartSchema.safeParse(token).data
}
