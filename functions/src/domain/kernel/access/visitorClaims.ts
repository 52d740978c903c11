import { z } from 'zod'
import { regions } from '../../../shared/regions/regions.ts'

export const visitorClaimsSchema = z.object({
  agentId: z.string(),
  conversationId: z.string(),
  region: z.enum(regions),
  /** The same in all conversations of one browser. */
  visitorId: z.string().default(''),
  /** True for the debugger, which talks to the draft. */
  draft: z.boolean(),
  /** The debugger's member: with his place in the workspace the pass ends. */
  member: z.string().optional(),
  /** A client who tries the draft of a round that he is asked about: the pass is good for messages alone. */
  review: z.object({ round: z.int(), uid: z.string() }).optional(),
  /** A saved test is run: tools that change something are not. */
  rehearsal: z.boolean().optional(),
  /** Seconds since 1970. */
  exp: z.int(),
})

export type VisitorClaims = z.infer<typeof visitorClaimsSchema>
