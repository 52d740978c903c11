import type { Access, ClientAccess } from '../../../shared/workspaces/access.ts'
import { uidOfClient, type Client } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import type { Stored } from '../../../store/documents.ts'

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

export function createClientAccess(writes: Writes, region: Region, client: Client): void {
  writes.create(paths.access(uidOfClient(region, client.ID)), { ...accessOf(client), sv: 0 })
}

/** Changes the access of a client; their sessions go on and have it from the next request. */
export function changeClientAccess(writes: Writes, region: Region, client: Client): void {
  const { agents, ...access } = accessOf(client)
  writes.update(paths.access(uidOfClient(region, client.ID)), { ...access, agents })
}

/** Ends every session of a client at once. The commit fails when others were ended since the access was read. */
export function endSessions(writes: Writes, { path, data, version }: Stored<Access>): void {
  writes.update(path, { sv: data.sv + 1 }, version)
}

export function deleteClientAccess(writes: Writes, region: Region, clientId: string): void {
  writes.delete(paths.access(uidOfClient(region, clientId)))
}
