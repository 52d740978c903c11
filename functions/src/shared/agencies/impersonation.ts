import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'

/** The lifetime of an impersonation session, and the maximum age of the owner's own sign-in. */
export const impersonationMinutes = 30
export const freshSignInMinutes = 10
/** The lifetime of a login link, which works once. */
export const adminLinkMinutes = 10

/** The reason for an impersonation; the organisation's administrators read it. */
export const impersonationReason = z.string().trim().min(1, refusalKey('impersonationNeedsReason')).max(200)

/**
 * Returns the uid of an owner who impersonates an organisation's client; it is the same for every session.
 */
export function uidOfImpersonator(actor: string, orgId: string): string {
  return `${impersonatorPrefix}${actor}_${orgId}`
}
export const impersonatorPrefix = 'imp_'
