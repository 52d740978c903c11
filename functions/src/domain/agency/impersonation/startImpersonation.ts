import { adminLinkMinutes } from '../../../shared/agencies/impersonation.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { identifierLengths } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { randomIdentifier, sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { requireFreshSignIn } from '../../kernel/access/requireFreshSignIn.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import type { AdminLink } from './adminLink.ts'

const maxPerHour = 30

/**
 * Creates a link with which the owner of a workspace opens the dashboard of one of its organisations, once,
 * within ten minutes. They must have signed in within the last ten minutes, so that an unattended browser
 * does not suffice.
 */
export async function startImpersonation(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, orgId, reason }: { region: Region; orgId: string; reason: string },
): Promise<{ secret: string; expires: number }> {
  const { stored } = await authorizeForOrganisation(caller, 'impersonate', { region, orgId })
  const now = ports.now()
  requireFreshSignIn(caller, now)
  await throttle(`startImpersonation:${caller.uid}`, maxPerHour, hourMs, now)
  const secret = randomIdentifier(identifierLengths.adminSecret)
  const expires = now + adminLinkMinutes * minuteMs
  const link: AdminLink = {
    orgId,
    agencyId: stored.data.agencyId,
    actor: caller.uid,
    actorSv: caller.sessionVersion,
    actorAuthTime: caller.authTime ?? 0,
    reason,
    expires,
  }
  const writes = new Writes(region)
  writes.create(paths.adminLink(sha256(secret)), { ...link, expiresAt: new Date(expires) })
  await writes.commit()
  return { secret, expires }
}
