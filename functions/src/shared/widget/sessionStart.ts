import { z } from 'zod'
import { tokenRegion } from '../regions/tokenRegion.ts'

/** By what clients sign in: a password, a link that somebody made for them, or a code from their mailbox. */
export const sessionWays = ['password', 'link', 'code'] as const
export type SessionWay = (typeof sessionWays)[number]

/** How a client's session began. `by`: the uid of who set the password or made the link; empty for a code. */
export const sessionStartSchema = z.object({ via: z.enum(sessionWays), by: z.string() })
export type SessionStart = z.infer<typeof sessionStartSchema>

/** Returns how the session of a token of ours began; undefined where it does not say, and for all others. */
export function sessionStart(token: unknown): SessionStart | undefined {
  return tokenRegion(token) && sessionStartSchema.safeParse(token).data
}
