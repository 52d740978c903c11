import { webPaths } from '../webPaths.ts'
import { readStored, writeStored } from '../browser/stored.ts'

/** The values of an invite's link. */
export interface InviteLink {
  workspaceId: string
  token: string
}

/**
 * Stores an invite while its receiver signs in or creates an account. It is useless without access to the
 * invited email address.
 */
export function storeInvite({ workspaceId, token }: InviteLink): void {
  writeStored('invite', `${workspaceId}/${token}`)
}

/** Returns the stored invite, if there is one. */
export function storedInvite(): InviteLink | undefined {
  const [workspaceId, token] = (readStored('invite') ?? '').split('/')
  return workspaceId && token ? { workspaceId, token } : undefined
}

export function deleteInvite(): void {
  writeStored('invite', null)
}

/** Returns the path at which a person continues after signing up. */
export function pendingInvitePath(): string | undefined {
  const invite = storedInvite()
  return invite && webPaths.invite(invite.workspaceId)
}
