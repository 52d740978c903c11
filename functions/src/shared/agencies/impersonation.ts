import { z } from 'zod'
import { says } from '../errors/refusals.ts'

/** How long the owner of a workspace looks at a client's dashboard, and how old his own sign-in may be. */
export const impersonationMinutes = 30
export const freshSignInMinutes = 10
/** How long a link waits to be opened, once. */
export const adminLinkMinutes = 10

/** Why somebody looks at a client's dashboard; the organisation's administrators read it. */
export const impersonationReason = z.string().trim().min(1, says('impersonationNeedsReason')).max(200)

/** The uid of an owner at an organisation; it is the same for every session. */
export function uidOfImpersonator(actor: string, orgId: string): string {
  return `${impersonatorPrefix}${actor}_${orgId}`
}
export const impersonatorPrefix = 'imp_'
