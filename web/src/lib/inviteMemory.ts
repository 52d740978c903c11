import { webPaths } from './paths.ts'
import { readStored, writeStored } from './stored.ts'

/** What stands in an invite's link. */
export interface InviteLink {
  workspaceId: string
  token: string
}

/**
 * Keeps an invite while its receiver signs in or makes an account; it is of use to nobody but the owner of
 * its address.
 */
export function rememberInvite({ workspaceId, token }: InviteLink): void {
  writeStored('invite', `${workspaceId}/${token}`)
}

/** The invite that is kept, if there is one. */
export function rememberedInvite(): InviteLink | undefined {
  const [workspaceId, token] = (readStored('invite') ?? '').split('/')
  return workspaceId && token ? { workspaceId, token } : undefined
}

export function forgetInvite(): void {
  writeStored('invite', null)
}

/** Where somebody goes on who was interrupted by signing up. */
export function pendingInvitePath(): string | undefined {
  const invite = rememberedInvite()
  return invite && webPaths.invite(invite.workspaceId)
}
