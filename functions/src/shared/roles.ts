import type { Member } from './workspace.ts'

/**
 * What somebody is in a workspace. Who may do what is said here once: the domain decides by it, and screens
 * offer no more.
 */
export type Role = Member['role']

/** Only the owner takes people out. */
export function canRemoveMembers(role: Role): boolean {
  return role === 'owner'
}

/** An open invite is taken back by the owner, or by whoever sent it. */
export function canRevokeInvite(role: Role, uid: string, invite: { by: string }): boolean {
  return role === 'owner' || invite.by === uid
}

/** Only the owner deletes a workspace, and never the personal one, which belongs to the account. */
export function canDeleteWorkspace(role: Role, uid: string, workspaceId: string): boolean {
  return role === 'owner' && workspaceId !== uid
}

/** Everybody may leave but the owner, without whom nobody could delete it. */
export function canLeaveWorkspace(role: Role): boolean {
  return role !== 'owner'
}
