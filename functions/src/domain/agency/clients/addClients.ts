import { clientSchema, type Client } from '../../../shared/agencies/client.ts'
import { clientSeats } from '../../../shared/limits.ts'
import type { Organisation } from '../../../shared/agencies/organisation.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema, type Workspace } from '../../../shared/workspaces/workspace.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { clientEmailPath } from './clientEmail.ts'
import { createClientAccess } from './clientAccess.ts'
import type { ClientSecret } from './passwords.ts'

export interface NewClient {
  id: string
  name: string
  email: string
  /** The uid of the member who enters the email, or approves the request that has confirmed it. */
  by: string
  /** Without a password they sign in with emailed codes. */
  secret?: ClientSecret | undefined
  /** Pages in the order of their tabs; the organisation's defaults where it is missing. */
  canAccess?: Client['canAccess'] | undefined
  /** A subset of the organisation's agents. */
  widgetIDs?: string[] | undefined
  /** The organisation's language where it is empty or missing. */
  preferredLanguage?: string | undefined
}

/**
 * Returns the workspace's document when it has room for `count` more clients. The commit must change that
 * version of it (`changeSeatCount`), so that simultaneous commits cannot exceed the seats. Throws AppError
 * 'seat-limit-reached'. Call it before the caller is authorized: removing a member changes the same document,
 * so a commit that requires this version fails where its author was removed after they were authorized.
 */
export async function requireClientSeats(
  region: Region,
  workspaceId: string,
  count: number,
): Promise<Stored<Workspace>> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  if (workspace.data.clientCount + count > clientSeats(workspace.data))
    throw new AppError('seat-limit-reached', 'noClientSeats')
  return workspace
}

/**
 * Throws where the administrators of an organisation add a client although it has half of the workspace's
 * seats: they must not take those of the agency's other customers. Members of the agency may add more.
 */
export function requireOwnShare(workspace: Workspace, { clientCount }: Organisation): void {
  const max = Math.max(1, Math.floor(clientSeats(workspace) / 2))
  if (clientCount < max) return
  throw new AppError('seat-limit-reached', { key: 'organisationSeatsTaken', values: { most: max } })
}

/** Takes seats, or returns them where `count` is negative; required in the commit of the clients. */
export function changeSeatCount(
  writes: Writes,
  { path, data, version }: Stored<Workspace>,
  count: number,
): void {
  writes.update(path, { clientCount: Math.max(0, data.clientCount + count) }, version)
}

/** Adds new clients of an organisation with their access, as part of a larger commit. */
export function addClients(
  writes: Writes,
  region: Region,
  org: Stored<Organisation>,
  clients: readonly NewClient[],
  now: number,
): void {
  for (const client of clients) addClient(writes, region, org.data, client, now)
  writes.update(org.path, { clientCount: org.data.clientCount + clients.length }, org.version)
}

/** Adds one client without counting them in the organisation. */
export function addClient(
  writes: Writes,
  region: Region,
  org: Organisation,
  given: NewClient,
  now: number,
): void {
  const client = clientSchema.parse({
    ID: given.id,
    email: given.email,
    name: given.name,
    orgId: org.ID,
    wsId: org.ownerID,
    agencyId: org.agencyId,
    canAccess: given.canAccess ?? org.defaultClientAccess,
    clientTabOrder: given.canAccess ?? org.defaultClientTabOrder,
    widgetIDs: given.widgetIDs ?? [],
    preferredLanguage: given.preferredLanguage || org.preferredLanguage,
    createdAt: now,
    addedBy: given.by,
    ts: Math.floor(now / 1000),
  })
  writes.create(paths.client(client.ID), client)
  if (given.secret) writes.create(paths.clientSecret(client.ID), { ...given.secret })
  // A second client with the email fails here.
  writes.create(clientEmailPath(org.agencyId, given.email), {
    clientId: client.ID,
    by: given.by,
    at: now,
  })
  createClientAccess(writes, region, client)
}
