import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { signUpSchema } from '../../../shared/agencies/signUp.ts'
import { canonicalAddress } from '../../workspaces/accounts/canonicalAddress.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/** What a request is called that waits: one for a mailbox at an agency, whatever stands behind its plus. */
export function signUpIdOf(agencyId: string, email: string): string {
  return sha256(`signUp:${agencyId}:${canonicalAddress(email)}`)
}

/**
 * Where a request is kept until it is confirmed, for half an hour: only the browser that asked knows its
 * `requestId`, so that nobody else can put other words behind the code, or use up its tries.
 */
export function signUpCodePlace(region: Region, agencyId: string, email: string, requestId: string) {
  const path = paths.signUpCode(sha256(`signUpCode:${agencyId}:${email}:${requestId}`))
  return { region, path, about: signUpSchema, lastsMs: 30 * 60_000 }
}
