import { paths } from '../../../shared/paths.ts'
import { may, refusalOf } from '../../../shared/workspaces/roles.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { deleteInvites, inviteIdOf } from './inviteTokens.ts'
import { raiseSeats, readSeats, storedInviteSchema } from './seats.ts'

/** Revokes an open invite: its link stops working at once, and its seat is free. */
export async function revokeInvite(ports: Ports, caller: Caller, input: WorkspaceRef & { inviteId: string }) {
  const { region, workspaceId, inviteId } = input
  const actor = await authorizeForWorkspace(caller, 'revokeOwnInvites', { region, workspaceId })
  const invite = await readDocument(region, paths.invite(workspaceId, inviteId), storedInviteSchema)
  if (!invite) throw new AppError('not-found', 'inviteNotOpen')
  if (invite.data.by !== caller.uid && !may(actor, 'revokeInvites'))
    throw new AppError('permission-denied', refusalOf('revokeInvites'))
  const isWithdrawn = await withdrawInvite(input, inviteId, ports.now())
  if (!isWithdrawn) throw new AppError('not-found', 'inviteNotOpen')
  return { success: true as const }
}

/** Ends an invite without a check of rights. Returns false when it was accepted or revoked before. */
export async function withdrawInvite(
  workspaceRef: WorkspaceRef,
  inviteId: string,
  now: number,
): Promise<boolean> {
  return untilUnchanged(async () => {
    const { workspace, invites } = await readSeats(workspaceRef, now)
    const found = invites.filter(({ path }) => inviteIdOf(path) === inviteId)
    if (found.length === 0) return false
    const writes = new Writes(workspaceRef.region)
    await deleteInvites(writes, workspaceRef, found)
    raiseSeats(writes, workspace)
    await writes.commit()
    return true
  })
}
