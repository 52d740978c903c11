import { z } from 'zod'
import { dayMs, hourMs } from '../../../shared/durations.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { clientSessionDays, uidOfClient } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readPages, readQuery } from '../../../store/documents.ts'
import { isOpenerMember, openerOf, readAccess, type Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import type { Browser } from './audience/audience.ts'
import { addArrival } from './audience/markAudience.ts'

const maxPerClient = 10
const maxPerHour = 30

/**
 * `pushTokens/{hash of the token}`, server only: the browser of one client. The next client who signs in
 * there takes it over, and it becomes invalid with the session that registered it.
 */
const pushTokenSchema = z.object({
  token: z.string(),
  clientId: z.string(),
  orgId: z.string(),
  /** The session version. */
  sv: z.int(),
  wsId: z.string().default(''),
  /** The member who could have opened the session, by a link or a password; empty for none. */
  by: z.string().default(''),
  /** The start of that member's session, in seconds; missing where `by` is empty, and in older documents. */
  since: z.int().optional(),
  at: z.int(),
  /** When the session expires. */
  expiresAt: z.date(),
})

/** Registers the caller's browser for notices; the newest ten of a client are kept. */
export async function registerPushToken(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, token }: { region: Region; token: string },
) {
  const access = await readAccess(region, caller)
  if (access.kind !== 'client') throw new AppError('permission-denied')
  const now = ports.now()
  const { clientId, orgId, wsId, sv } = access
  await throttle(`pushToken:${region}:${clientId}`, maxPerHour, hourMs, now)
  const path = paths.pushToken(sha256(token))
  const existing = await readQuery(region, paths.pushTokens, pushTokenSchema, (query) =>
    query.where('clientId', '==', clientId).limit(2 * maxPerClient),
  )
  const others = existing.filter((stored) => stored.path !== path).toSorted((a, b) => b.data.at - a.data.at)
  const startedAt = caller.authTime === undefined ? now : caller.authTime * 1_000
  const expiresAt = new Date(startedAt + clientSessionDays * dayMs)
  const opener = openerOf(caller)
  const writes = new Writes(region)
  for (const stored of others.slice(maxPerClient - 1)) writes.delete(stored.path)
  writes.set(path, { token, clientId, orgId, wsId, ...opener, sv, at: now, expiresAt })
  addArrival(writes, orgId, now)
  await writes.commit()
  return { success: true as const }
}

/** Deletes the caller's browser; another client's stays. */
export async function removePushToken(caller: Caller, { region, token }: { region: Region; token: string }) {
  const access = await readAccess(region, caller)
  const stored = await readDocument(region, paths.pushToken(sha256(token)), pushTokenSchema)
  if (access.kind === 'client' && stored?.data.clientId === access.clientId)
    await new Writes(region).delete(stored.path).commit()
  return { success: true as const }
}

/**
 * Returns the browsers of an organisation's clients whose sessions are valid, by the ID of the client;
 * deletes those of ended sessions.
 */
export async function currentBrowsers(
  region: Region,
  orgId: string,
  now: number,
): Promise<Map<string, Browser[]>> {
  return findLiveBrowsers(region, ['orgId', orgId], now)
}

/** Returns the browsers of one client, as `liveBrowsers` does. */
export async function currentBrowsersOf(region: Region, clientId: string, now: number): Promise<Browser[]> {
  return (await findLiveBrowsers(region, ['clientId', clientId], now)).get(clientId) ?? []
}

async function findLiveBrowsers(
  region: Region,
  [field, id]: readonly ['orgId' | 'clientId', string],
  now: number,
): Promise<Map<string, Browser[]>> {
  const browsers = new Map<string, Browser[]>()
  const sessions = new Map<string, number | undefined>()
  const openers = new Map<string, boolean>()
  const all = readPages(region, paths.pushTokens, pushTokenSchema, (query) => query.where(field, '==', id))
  for await (const { path, data } of all) {
    const { clientId, token, wsId, by, sv } = data
    if (!sessions.has(clientId)) sessions.set(clientId, await readSession(region, clientId))
    const expiresAt = data.expiresAt.getTime()
    const startedAt = (expiresAt - clientSessionDays * dayMs) / 1_000
    const { since = startedAt } = data
    const opener = `${wsId} ${by} ${since}`
    if (!openers.has(opener)) openers.set(opener, await isOpenerMember(region, wsId, { by, since }))
    if (sessions.get(clientId) === sv && openers.get(opener) && expiresAt > now) {
      const hash = path.slice(path.lastIndexOf('/') + 1)
      browsers.set(clientId, [...(browsers.get(clientId) ?? []), { id: hash, token, expiresAt }])
    } else await new Writes(region).delete(path).commit()
  }
  return browsers
}

/**
 * Deletes the browsers of client sessions that a person could have opened as a member of workspaces that they
 * have left, or in sessions that they have ended. The audiences without them are built by the next notice.
 */
export async function deleteBrowsersOpenedBy(region: Region, uid: string): Promise<void> {
  const all = readPages(region, paths.pushTokens, pushTokenSchema, (query) => query.where('by', '==', uid))
  for await (const { path, data } of all)
    if (!(await isOpenerMember(region, data.wsId, data))) await new Writes(region).delete(path).commit()
}

/** Returns the version of the sessions of a client that are valid; undefined when none is. */
async function readSession(region: Region, clientId: string): Promise<number | undefined> {
  const access = await readDocument(region, paths.access(uidOfClient(region, clientId)), accessSchema)
  return access && !access.data.disabled ? access.data.sv : undefined
}

/** Deletes a client's browsers as part of a larger commit. */
export async function deletePushTokens(writes: Writes, region: Region, clientId: string): Promise<void> {
  const existing = await readQuery(region, paths.pushTokens, pushTokenSchema, (query) =>
    query.where('clientId', '==', clientId).limit(2 * maxPerClient),
  )
  for (const { path } of existing) writes.delete(path)
}
