import type { PictureOwner } from '../../../shared/pictures/pictureOwner.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readAccess, type Caller } from '../access/actor.ts'
import { AppError } from '../errors/AppError.ts'
import { authorizeForAgent, authorizeForOrganisation, authorizeForWorkspace } from '../access/authorize.ts'

/** Fails unless the caller may show a picture there; that of a client is his own affair. */
export async function authorizePicture(caller: Caller, region: Region, owner: PictureOwner): Promise<void> {
  if ('agentId' in owner) await authorizeForAgent(caller, 'changeAgent', { region, ...owner })
  else if ('workspaceId' in owner)
    await authorizeForWorkspace(caller, 'changeWorkspace', { region, ...owner })
  else if ('orgId' in owner)
    await authorizeForOrganisation(caller, 'describeOrganisation', { region, ...owner })
  else {
    const access = await readAccess(region, caller)
    if (access.kind !== 'client' || access.clientId !== owner.clientId)
      throw new AppError('permission-denied')
    // His organisation may have been closed to him.
    await authorizeForOrganisation(caller, 'readOrganisation', { region, orgId: access.orgId })
  }
}
