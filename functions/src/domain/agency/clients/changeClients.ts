import {
  clientRightsSchema,
  clientSchema,
  type Client,
  type ClientRights,
} from '../../../shared/agencies/client.ts'
import type { ClientPage } from '../../../shared/agencies/clientPages.ts'
import type { OrganisationLogKind } from '../../../shared/agencies/organisationLog.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { changeClientAccess, readClientAccess } from './clientAccess.ts'

export interface ClientChange {
  name?: string | undefined
  rights?: Partial<ClientRights> | undefined
  /** Pages to add or remove; the client's other pages stay. */
  addPages?: readonly ClientPage[] | undefined
  removePages?: readonly ClientPage[] | undefined
}

/**
 * Changes clients one after the other; each client and their access in one commit. Stops at the first who
 * is missing or another's, with the same error for both. Only the owner makes clients administrators.
 * Returns how many were changed.
 */
export async function changeClients(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, clientIds, change }: { region: Region; clientIds: readonly string[]; change: ClientChange },
): Promise<{ changed: number }> {
  const each = new Set(clientIds)
  for (const clientId of each) await changeClient(ports, caller, { region, clientId, change })
  return { changed: each.size }
}

async function changeClient(
  ports: Pick<Ports, 'now'>,
  caller: Caller,
  { region, clientId, change }: { region: Region; clientId: string; change: ClientChange },
): Promise<void> {
  await untilUnchanged(async () => {
    const access = await readClientAccess(region, clientId)
    const stored = await readDocument(region, paths.client(clientId), clientSchema)
    if (!stored || !access) throw new AppError('permission-denied')
    const { orgId } = stored.data
    const writes = new Writes(region)
    const { stored: org } = await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, 'changeClients', { region, orgId }),
    )
    const now = ports.now()
    const client = changedClient(stored.data, change, now)
    if (client.isOrgAdmin && !stored.data.isOrgAdmin)
      await authorizeForOrganisation(caller, 'makeAdministrators', { region, orgId })
    // Agents that the client had before stay, even when one has left the organisation since.
    if (change.rights?.widgetIDs) requireAgentsOf(client, org.data.widgetIDs)
    const { name } = change
    const changed = {
      ...clientRightsSchema.parse(client),
      ...(name !== undefined && { name }),
      ts: client.ts,
    }
    writes.update(stored.path, changed)
    changeClientAccess(writes, access, client)
    addLogEntry(writes, {
      orgId,
      kind: kindOf(stored.data, client),
      by: caller.uid,
      at: now,
      about: client.name,
    })
    await writes.commitUnchanged()
  })
}

function kindOf(before: Client, { isOrgAdmin }: Client): OrganisationLogKind {
  if (before.isOrgAdmin === isOrgAdmin) return 'clientChanged'
  return isOrgAdmin ? 'adminAdded' : 'adminRemoved'
}

function changedClient(client: Client, change: ClientChange, now: number): Client {
  const given = { ...client, ...change.rights, name: change.name ?? client.name }
  const remaining = given.canAccess.filter((page) => !change.removePages?.includes(page))
  const added = change.addPages?.filter((page) => !remaining.includes(page)) ?? []
  const canAccess = [...remaining, ...added]
  // A new page comes last among the tabs, so that the others keep their positions.
  const order = given.clientTabOrder.filter((tab) => !isPage(tab) || canAccess.some((page) => page === tab))
  const clientTabOrder = [...order, ...canAccess.filter((page) => !order.includes(page))]
  return { ...given, canAccess, clientTabOrder, ts: Math.floor(now / 1000) }
}

/** Returns whether a path is that of a page and not of a custom tab, which is `/c/…`. */
function isPage(tab: string): boolean {
  return !tab.startsWith('/c/')
}

function requireAgentsOf(client: Client, agents: readonly string[]): void {
  if (client.widgetIDs.some((id) => !agents.includes(id))) throw new AppError('permission-denied')
}
