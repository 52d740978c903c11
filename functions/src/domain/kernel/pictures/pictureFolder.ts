import type { PictureOwner } from '../../../shared/pictures/pictureOwner.ts'

/** Returns the folder of an owner's uploaded pictures in the bucket of their region. */
export function pictureFolder(owner: PictureOwner): string {
  if ('agentId' in owner) return `pictures/agents/${owner.agentId}/`
  if ('workspaceId' in owner) return `pictures/workspaces/${owner.workspaceId}/`
  return 'orgId' in owner ? `pictures/organisations/${owner.orgId}/` : `pictures/clients/${owner.clientId}/`
}
