import type { PictureOwner } from '../../shared/pictures.ts'

/** Where the uploaded pictures of an agent or a workspace lie in its region's bucket. */
export function pictureFolder(owner: PictureOwner): string {
  return 'agentId' in owner
    ? `pictures/agents/${owner.agentId}/`
    : `pictures/workspaces/${owner.workspaceId}/`
}
