import { z } from 'zod'
import { clientSchema } from '../../../shared/agencies/client.ts'
import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { identifierLengths } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { requireStillMember, type Caller } from '../../kernel/access/actor.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier, sha256 } from '../../kernel/identifiers.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { agencyOfHost } from '../hosts/pages/agencyOfHost.ts'
import { createClientSession, readSessionVersion } from './clientAccount.ts'

const linkMs = 10 * minuteMs
/** The links that one member makes. */
const maxPerHour = 60

/** `loginTokens/{hash}`, server only. */
const linkSchema = z.object({
  clientId: z.string(),
  agencyId: z.string(),
  expires: z.int(),
  /** The session version that the link may open: a new password ends it. */
  sv: z.int(),
  /** The uid of the person who created the link; empty where it is not known. */
  by: z.string().default(''),
  /** The start of that person's session, in seconds since 1970. */
  since: z.int().default(0),
})

/** Returns a token that signs one client in, once and within ten minutes, at a host of their agency. */
export async function createLoginLink(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, clientId }: { region: Region; clientId: string },
): Promise<{ token: string; expires: number }> {
  const client = await readDocument(region, paths.client(clientId), clientSchema)
  if (!client) throw new AppError('permission-denied')
  const { orgId, agencyId, name } = client.data
  await authorizeForOrganisation(caller, 'changeClients', { region, orgId })
  await throttle(`loginLinks:${caller.uid}`, maxPerHour, hourMs, ports.now())
  const token = randomIdentifier(identifierLengths.loginToken)
  const now = ports.now()
  const expires = now + linkMs
  const writes = new Writes(region)
  writes.create(paths.loginToken(sha256(token)), {
    clientId,
    agencyId,
    expires,
    sv: (await readSessionVersion(region, clientId)) ?? -1,
    by: caller.uid,
    since: caller.authTime ?? 0,
    expiresAt: new Date(expires),
  })
  addLogEntry(writes, { orgId, kind: 'loginLinkMade', by: caller.uid, at: now, about: name })
  await writes.commit()
  return { token, expires }
}

/** Signs in the person who has the token. The commit that deletes it decides who was first. */
export async function redeemLoginLink(
  ports: Pick<Ports, 'now'>,
  { host, token, from }: { host: string; token: string; from: string },
) {
  const now = ports.now()
  await throttle(`loginLink:${from}`, 60, hourMs, now)
  const found = await agencyOfHost(host)
  if (!found) throw linkOver()
  const { region, agency } = found
  const link = await readDocument(region, paths.loginToken(sha256(token)), linkSchema)
  if (!link || link.data.expires <= now || link.data.agencyId !== agency.ID) throw linkOver()
  await new Writes(region)
    .delete(link.path, link.version)
    .commit()
    .catch((error: unknown) => {
      throw error instanceof Conflict ? linkOver() : error
    })
  // A member who was removed, and a stolen session that was ended, must not come back as one of the clients.
  await requireStillMember(region, link.data.by, agency.userId, link.data.since).catch(() => {
    throw linkOver()
  })
  const client = await readDocument(region, paths.client(link.data.clientId), clientSchema)
  const { sv, by, since } = link.data
  if (!client || (await readSessionVersion(region, client.data.ID)) !== sv) throw linkOver()
  // A link opens no pass for the browser: a member may have used it.
  const { token: session } = await createClientSession(region, client, sv, now, { via: 'link', by, since })
  return { token: session, region }
}

function linkOver(): AppError {
  return new AppError('unauthenticated', 'loginLinkOver')
}
