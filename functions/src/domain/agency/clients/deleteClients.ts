import { clientSchema } from '../../../shared/agencies/client.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import { deleteFiles } from '../../../store/files.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { holdRights } from '../../kernel/access/holdRights.ts'
import { authorizeForOrganisation } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { addLogEntry } from '../organisations/addLogEntry.ts'
import { deletePushTokens } from '../notices/pushTokens.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { pictureFolder } from '../../kernel/pictures/pictureFolder.ts'
import { deleteReviewer } from './deleteReviewer.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { addEvent, queueEvent } from '../../workspaces/events/addEvent.ts'
import { changeSeatCount } from './addClients.ts'
import { deleteClientAccess, readClientAccess } from './clientAccess.ts'
import { clientEmailPath } from './clientEmail.ts'

/** Deletes clients; each loses access with the commit that deletes them. Returns how many were deleted. */
export async function deleteClients(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  { region, clientIds }: { region: Region; clientIds: readonly string[] },
): Promise<{ deleted: number }> {
  const each = new Set(clientIds)
  for (const clientId of each) await deleteClient(ports, caller, region, clientId)
  return { deleted: each.size }
}

async function deleteClient(
  ports: Pick<Ports, 'now' | 'tasks'>,
  caller: Caller,
  region: Region,
  clientId: string,
): Promise<void> {
  const added = await untilUnchanged(async () => {
    const access = await readClientAccess(region, clientId)
    const stored = await readDocument(region, paths.client(clientId), clientSchema)
    if (!stored || !access) throw new AppError('permission-denied')
    const { orgId, agencyId, email, name } = stored.data
    const writes = new Writes(region)
    const { stored: org, workspaceId } = await holdRights(writes, region, caller, () =>
      authorizeForOrganisation(caller, 'changeClients', { region, orgId }),
    )
    const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
    writes.delete(stored.path)
    writes.delete(paths.clientSecret(clientId))
    writes.delete(paths.loginCode(clientId))
    writes.delete(clientEmailPath(agencyId, email))
    deleteClientAccess(writes, access)
    await deletePushTokens(writes, region, clientId)
    writes.update(org.path, { clientCount: Math.max(0, org.data.clientCount - 1) }, org.version)
    if (workspace) changeSeatCount(writes, workspace, -1)
    addLogEntry(writes, { orgId, kind: 'clientDeleted', by: caller.uid, at: ports.now(), about: name })
    const about = { clientId, orgId, name, email }
    const event =
      workspace &&
      addEvent(writes, {
        region,
        workspaceId,
        workspace: workspace.data,
        type: 'client_deleted',
        about,
        now: ports.now(),
      })
    await writes.commitUnchanged()
    return event
  })
  await queueEvent(ports, added)
  await runIsolated('Deleting a reviewer', clientId, () => deleteReviewer(region, clientId))
  // Pictures that are left are deleted by the sweep of pictures.
  await runIsolated('Deleting pictures', clientId, () => deleteFiles(region, pictureFolder({ clientId })))
}
