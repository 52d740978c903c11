import { z } from 'zod'

/** `adminLinks/{hash}`, server only: allows an owner to open an organisation's dashboard once. */
export const adminLinkSchema = z.object({
  orgId: z.string(),
  agencyId: z.string(),
  /** The owner's uid. */
  actor: z.string(),
  /** The session version of the owner when they created it: ending their sessions ends the link. */
  actorSv: z.int(),
  /** When the session began in which they created it; Unix seconds. */
  actorAuthTime: z.int(),
  reason: z.string(),
  /** Unix milliseconds. */
  expires: z.int(),
})
export type AdminLink = z.infer<typeof adminLinkSchema>
