import { minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { signUpSchema } from '../../../shared/agencies/signUp.ts'
import { canonicalEmail } from '../../workspaces/accounts/canonicalEmail.ts'
import { sha256 } from '../../kernel/identifiers.ts'

/** Returns the ID of a waiting request: one per mailbox and agency, regardless of an alias after `+`. */
export function signUpIdOf(agencyId: string, email: string): string {
  return sha256(`signUp:${agencyId}:${canonicalEmail(email)}`)
}

/**
 * Returns where a request is stored until it is confirmed, for half an hour. Only the browser that asked
 * knows its `requestId`, so that no one else can put other words behind the code, or use up its tries.
 */
export function signUpCodeLocation(region: Region, agencyId: string, email: string, requestId: string) {
  const path = paths.signUpCode(sha256(`signUpCode:${agencyId}:${email}:${requestId}`))
  return { region, path, about: signUpSchema, lastsMs: 30 * minuteMs }
}
