import type { PictureOwner } from '../../../shared/pictures/pictureOwner.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readAccess, type Caller } from '../access/actor.ts'
import { AppError } from '../errors/AppError.ts'
import { authorizeForAgent, authorizeForOrganisation, authorizeForWorkspace } from '../access/authorize.ts'

/**
 * Throws AppError 'permission-denied' unless the caller may change the owner's picture. Clients change only
 * their own.
 */
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
    // The client's organisation may have been closed.
    await authorizeForOrganisation(caller, 'readOrganisation', { region, orgId: access.orgId })
  }
}
