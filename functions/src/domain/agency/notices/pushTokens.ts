import { z } from 'zod'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { clientSessionDays, uidOfClient } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readPages, readQuery, type Stored } from '../../../store/documents.ts'
import { readAccess, type Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'

const maxPerClient = 10
const maxPerHour = 30
const hourMs = 3_600_000
const dayMs = 86_400_000

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
  at: z.int(),
  /** When the session expires. */
  expiresAt: z.date(),
})
export type PushToken = z.infer<typeof pushTokenSchema>

/** Registers the caller's browser for notices; the newest ten of a client are kept. */
export async function registerPushToken(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, token }: { region: Region; token: string },
) {
  const access = await readAccess(region, caller)
  if (access.kind !== 'client') throw new AppError('permission-denied')
  const now = ports.now()
  const { clientId, orgId, sv } = access
  await throttle(`pushToken:${region}:${clientId}`, maxPerHour, hourMs, now)
  const path = paths.pushToken(sha256(token))
  const existing = await readQuery(region, paths.pushTokens, pushTokenSchema, (query) =>
    query.where('clientId', '==', clientId).limit(2 * maxPerClient),
  )
  const others = existing.filter((stored) => stored.path !== path).toSorted((a, b) => b.data.at - a.data.at)
  const begunAt = caller.authTime === undefined ? now : caller.authTime * 1_000
  const expiresAt = new Date(begunAt + clientSessionDays * dayMs)
  const writes = new Writes(region)
  for (const stored of others.slice(maxPerClient - 1)) writes.delete(stored.path)
  await writes.set(path, { token, clientId, orgId, sv, at: now, expiresAt }).commit()
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
 * Returns the browsers of some clients of an organisation whose sessions are valid; deletes those of ended
 * sessions.
 */
export async function livePushTokens(
  region: Region,
  orgId: string,
  clientIds: readonly string[],
  now: number,
): Promise<Stored<PushToken>[]> {
  if (clientIds.length === 0) return []
  const wanted = new Set(clientIds)
  const valid: Stored<PushToken>[] = []
  const all = readPages(region, paths.pushTokens, pushTokenSchema, (query) =>
    query.where('orgId', '==', orgId),
  )
  for await (const stored of all) {
    if (!wanted.has(stored.data.clientId)) continue
    const { clientId, sv, expiresAt } = stored.data
    const access = await readDocument(region, paths.access(uidOfClient(region, clientId)), accessSchema)
    const isLive = access && !access.data.disabled && access.data.sv === sv && expiresAt.getTime() > now
    if (isLive) valid.push(stored)
    else await new Writes(region).delete(stored.path).commit()
  }
  return valid
}

/** Deletes a client's browsers as part of a larger commit. */
export async function deletePushTokens(writes: Writes, region: Region, clientId: string): Promise<void> {
  const existing = await readQuery(region, paths.pushTokens, pushTokenSchema, (query) =>
    query.where('clientId', '==', clientId).limit(2 * maxPerClient),
  )
  for (const { path } of existing) writes.delete(path)
}
