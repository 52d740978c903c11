import { z } from 'zod'
import { regions, type Region } from './regions.ts'

const schema = z.object({
  firebase: z.object({ sign_in_provider: z.literal('custom') }),
  k: z.enum(['c', 'i']),
  rg: z.enum(regions),
})

/**
 * Returns the region that the server made a client's or an impersonator's token for. Undefined for a person's
 * token, and for one that the identity provider issued for a password: it has none of the server's claims.
 */
export function tokenRegion(token: unknown): Region | undefined {
  const parsed = schema.safeParse(token)
  return parsed.success ? parsed.data.rg : undefined
}
