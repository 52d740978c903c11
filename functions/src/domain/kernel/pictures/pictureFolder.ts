import type { PictureOwner } from '../../../shared/pictures/pictureOwner.ts'

/** Where an owner's uploaded pictures lie in its region's bucket. */
export function pictureFolder(owner: PictureOwner): string {
  if ('agentId' in owner) return `pictures/agents/${owner.agentId}/`
  if ('workspaceId' in owner) return `pictures/workspaces/${owner.workspaceId}/`
  return 'orgId' in owner ? `pictures/organisations/${owner.orgId}/` : `pictures/clients/${owner.clientId}/`
}
