import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForAccount } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { requireOwnUid } from '../accounts/requireOwnUid.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { findInvite, isExpired, type InviteLink } from './openInvite.ts'
import { raiseSeats, readSeats } from './seats.ts'
import { writeMember } from './writeMember.ts'

/**
 * Adds the caller as a member by an invite that was sent to their own, confirmed email: once, within a week,
 * and while a seat is free. A plan with fewer seats than members keeps its members and adds none.
 */
export async function acceptInvite(
  ports: Ports,
  caller: Caller,
  link: InviteLink,
): Promise<{ region: Region; workspaceId: string }> {
  const { workspaceId } = link
  await requireOwnUid(caller)
  await authorizeForAccount(caller, 'joinWorkspace', { uid: caller.uid })
  return untilUnchanged(async () => {
    const { region, invite } = await findInvite(link)
    const now = ports.now()
    if (invite.data.usedAt !== null) throw new AppError('failed-precondition', 'inviteUsed')
    if (await isExpired(invite.data, now)) throw new AppError('failed-precondition', 'inviteExpired')
    if (invite.data.emailNorm !== caller.email)
      throw new AppError('permission-denied', 'inviteOfAnotherAddress')
    const { workspace, members, most } = await readSeats({ region, workspaceId }, now)
    const isMember = members.some(({ data }) => data.uid === caller.uid)
    if (!isMember && members.length >= most) throw new AppError('seat-limit-reached', 'joinNoSeats')
    const writes = new Writes(region)
    if (!isMember) {
      await writeMember(writes, region, caller, workspaceId, 'member', now)
      writes.delete(paths.formerMember(workspaceId, caller.uid))
      writes.create(paths.audit(randomIdentifier(20)), {
        kind: 'acceptInvite',
        workspaceId,
        inviteId: invite.data.inviteId,
        by: caller.uid,
        at: now,
      })
    }
    writes.update(invite.path, { usedAt: now }, invite.version)
    writes.delete(paths.invite(workspaceId, invite.data.inviteId))
    // A member's second email would stay when they leave.
    const emails = workspace.data.workspaceEmails
    raiseSeats(writes, workspace, {
      workspaceEmails: isMember ? emails : [...new Set([...emails, caller.email])],
    })
    await writes.commitUnchanged()
    return { region, workspaceId }
  })
}
