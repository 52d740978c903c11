import { accessSchema, type Access, type ClientAccess } from '../../../shared/workspaces/access.ts'
import { uidOfClient, type Client } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'

/**
 * Returns the access document of a client. Only this module writes it, in the commit of the client's
 * document.
 */
function accessOf(client: Client): Omit<ClientAccess, 'sv'> {
  return {
    kind: 'client',
    disabled: false,
    clientId: client.ID,
    orgId: client.orgId,
    wsId: client.wsId,
    agencyId: client.agencyId,
    ...(client.widgetIDs.length > 0 && { agents: client.widgetIDs }),
    pages: client.canAccess,
    isOrgAdmin: client.isOrgAdmin,
    allowCreateAgents: client.allowCreateAgents,
  }
}

/** Adds the access of a new client to a commit, which fails when there is one. */
export function createClientAccess(writes: Writes, region: Region, client: Client): void {
  writes.create(paths.access(uidOfClient(region, client.ID)), { ...accessOf(client), sv: 0 })
}

/**
 * Reads the access of a client, before the client. A change of their rights requires its version, not that of
 * the client's document: clients write to that themselves and could do so until the change is given up.
 */
export function readClientAccess(region: Region, clientId: string): Promise<Stored<Access> | undefined> {
  return readDocument(region, paths.access(uidOfClient(region, clientId)), accessSchema)
}

/** Changes the access of a client; their sessions go on and have it from the next request. */
export function changeClientAccess(
  writes: Writes,
  { path, data, version }: Stored<Access>,
  client: Client,
): void {
  const { agents, ...access } = accessOf(client)
  const changeSeq = (data.kind === 'user' ? 0 : (data.changeSeq ?? 0)) + 1
  writes.update(path, { ...access, agents, changeSeq }, version)
}

/** Ends every session of a client at once. The commit fails when others were ended since the access was read. */
export function endSessions(writes: Writes, { path, data, version }: Stored<Access>): void {
  writes.update(path, { sv: data.sv + 1 }, version)
}

/** Adds the deletion of a client's access; the commit fails when it was changed since it was read. */
export function deleteClientAccess(writes: Writes, { path, version }: Stored<Access>): void {
  writes.delete(path, version)
}
