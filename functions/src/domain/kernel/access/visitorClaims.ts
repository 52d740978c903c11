import { z } from 'zod'
import { regions } from '../../../shared/regions/regions.ts'

export const visitorClaimsSchema = z.object({
  agentId: z.string(),
  conversationId: z.string(),
  region: z.enum(regions),
  /** The id of the visitor's browser, the same in all of its conversations. */
  visitorId: z.string().default(''),
  /** True for the test chat, which talks to the draft. */
  draft: z.boolean(),
  /** The member who uses the test chat, or opened the session of a client; the pass ends with their membership. */
  member: z.string().optional(),
  /**
   * The start of the session that created the pass, in seconds since 1970: it ends when the member ends their
   * sessions.
   */
  since: z.int().optional(),
  /**
   * A client who tries the draft of an approval round: the pass allows messages only, and ends with the
   * version of their sessions.
   */
  review: z.object({ round: z.int(), uid: z.string(), sv: z.int() }).optional(),
  /** True while a saved test runs: tools that change something are not called. */
  rehearsal: z.boolean().optional(),
  /** Seconds since 1970. */
  exp: z.int(),
})

export type VisitorClaims = z.infer<typeof visitorClaimsSchema>
