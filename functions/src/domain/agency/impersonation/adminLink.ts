import { z } from 'zod'

/** `adminLinks/{hash}`, server only: who may look at which organisation, once. */
export const adminLinkSchema = z.object({
  orgId: z.string(),
  agencyId: z.string(),
  /** The owner's uid. */
  actor: z.string(),
  /** The number of his sessions when he made it: ending them ends the link. */
  actorSv: z.int(),
  /** When the session began in which they made it; Unix seconds. */
  actorAuthTime: z.int(),
  reason: z.string(),
  /** Unix milliseconds. */
  expires: z.int(),
})
export type AdminLink = z.infer<typeof adminLinkSchema>
