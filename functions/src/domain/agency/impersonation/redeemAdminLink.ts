import { hourMs, minuteMs } from '../../../shared/durations.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { impersonatorPages } from '../../../shared/agencies/clientPages.ts'
import { impersonationMinutes, uidOfImpersonator } from '../../../shared/agencies/impersonation.ts'
import { organisationSchema, type Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { createClientToken } from '../../../store/accounts.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { roleIn } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { agencyOfHost } from '../hosts/pages/agencyOfHost.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { adminLinkSchema, type AdminLink } from './adminLink.ts'

interface Redeemed {
  host: string
  secret: string
  /** The caller's IP. */
  from: string
}

/**
 * Opens the session of a link, only at a host of its agency. The commit that deletes the link decides who was
 * first; it starts the session, shows it to all who have the dashboard open, logs it, and has the
 * administrators emailed.
 */
export async function redeemAdminLink(
  ports: Pick<Ports, 'now'>,
  { host, secret, from }: Redeemed,
): Promise<{ token: string; region: Region }> {
  const now = ports.now()
  await throttle(`adminLink:${from}`, 60, hourMs, now)
  const found = await agencyOfHost(host)
  if (!found) throw linkOver()
  const { region, agency } = found
  const link = await readDocument(region, paths.adminLink(sha256(secret)), adminLinkSchema)
  if (!link || link.data.expires <= now || link.data.agencyId !== agency.ID) throw linkOver()
  const org = await readDocument(region, paths.org(link.data.orgId), organisationSchema)
  if (!org || !(await isOwner(region, link.data, org.data.ownerID))) throw linkOver()
  const uid = uidOfImpersonator(link.data.actor, org.data.ID)
  const existing = await readDocument(region, paths.access(uid), accessSchema)
  // A number from the clock, so that none is used twice after old sessions were deleted.
  const sv = Math.max(Math.floor(now / 1_000), (existing?.data.sv ?? 0) + 1)
  const writes = new Writes(region).delete(link.path, link.version)
  createSession(writes, { uid, sv, link: link.data, org, now })
  const { orgId, reason } = link.data
  addTask(writes, 'notifyOfImpersonation', { region, orgId, reason, at: now }, now)
  await writes.commit().catch((error: unknown) => {
    throw error instanceof Conflict ? linkOver() : error
  })
  return { token: await createClientToken(uid, { k: 'i', rg: region, sv }), region }
}

/** Returns whether the creator of the link still owns the workspace, in a session that was not ended. */
async function isOwner(
  region: Region,
  { actor, actorSv, actorAuthTime }: AdminLink,
  workspaceId: string,
): Promise<boolean> {
  const access = await readDocument(region, paths.access(actor), accessSchema)
  if (access?.data.kind !== 'user' || access.data.sv !== actorSv) return false
  if (access.data.tokensFrom > actorAuthTime) return false
  return !access.data.disabled && roleIn(access.data, workspaceId) === 'owner'
}

interface Session {
  uid: string
  sv: number
  link: AdminLink
  org: Stored<Organisation>
  now: number
}

function createSession(writes: Writes, { uid, sv, link, org, now }: Session): void {
  const until = now + impersonationMinutes * minuteMs
  writes.set(paths.access(uid), {
    kind: 'imp',
    sv,
    disabled: false,
    clientId: '',
    orgId: org.data.ID,
    wsId: org.data.ownerID,
    agencyId: org.data.agencyId,
    pages: [...impersonatorPages],
    actor: link.actor,
    actorSv: link.actorSv,
    actorAuthTime: link.actorAuthTime,
    exp: new Date(until),
  })
  writes.update(org.path, { support: { until, by: uid } })
  addLogEntry(writes, {
    orgId: org.data.ID,
    kind: 'impersonationStarted',
    by: link.actor,
    at: now,
    about: link.reason,
  })
}

function linkOver(): AppError {
  return new AppError('unauthenticated', 'adminAccessFailed')
}
