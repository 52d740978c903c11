import { dayMs } from '../../../shared/durations.ts'
import { inviteMs, invitesPerDay } from '../../../shared/workspaces/invites.ts'
import { identifierLengths } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import type { Refusal } from '../../../shared/errors/refusals.ts'
import { Writes } from '../../../store/commit.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier, sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { deleteInvites } from './inviteTokens.ts'
import { mailInvite } from './mailInvite.ts'
import { raiseSeats, readSeats } from './seats.ts'
import { withdrawInvite } from './revokeInvite.ts'

/** The limit of invites to one email in a day, from all workspaces together. */
const maxPerEmail = 5

/**
 * Invites an email. The invite holds a seat until it is accepted, revoked or a week old, and replaces an
 * earlier one to the same email, whose link stops working. The link also ends with the sender's session.
 */
export async function inviteMember(
  ports: Ports,
  webOrigin: string,
  caller: Caller,
  input: WorkspaceRef & { email: string },
): Promise<{ inviteId: string; expires: number }> {
  const { region, workspaceId, email } = input
  await authorizeForWorkspace(caller, 'inviteMembers', { region, workspaceId })
  const now = ports.now()
  await findRoom(caller, input, now)
  await allowInvite(caller, workspaceId, email, now)
  const token = randomIdentifier(identifierLengths.inviteToken)
  const inviteId = randomIdentifier(20)
  const expires = now + inviteMs
  const workspaceName = await untilUnchanged(async () => {
    const { workspace, earlier } = await findRoom(caller, input, now)
    // After the workspace: the commit fails where the caller is removed later.
    await authorizeForWorkspace(caller, 'inviteMembers', { region, workspaceId })
    // A month longer than it can be accepted, so that its link can still show what became of it.
    const expiresAt = new Date(expires + 30 * dayMs)
    const writes = new Writes(region)
    await deleteInvites(writes, input, earlier)
    writes.create(paths.invite(workspaceId, inviteId), { email, by: caller.uid, at: now, expires, expiresAt })
    writes.create(paths.inviteToken(sha256(token)), {
      wsId: workspaceId,
      region,
      emailNorm: email,
      exp: expires,
      inviteId,
      by: caller.uid,
      since: caller.authTime,
      usedAt: null,
      expiresAt,
    })
    writes.create(paths.audit(randomIdentifier(20)), {
      kind: 'inviteMember',
      workspaceId,
      inviteId,
      by: caller.uid,
      at: now,
    })
    raiseSeats(writes, workspace)
    await writes.commitUnchanged()
    return workspace.data.workspaceName
  })
  try {
    await mailInvite(ports.mail, {
      webOrigin,
      workspaceId,
      token,
      to: email,
      from: caller.email,
      workspaceName,
      expires,
    })
  } catch (error) {
    // An invite that was not received must not hold a seat.
    await withdrawInvite(input, inviteId, now)
    throw error
  }
  return { inviteId, expires }
}

/**
 * Returns the workspace, and the earlier invites of the same email that the new one replaces. Throws AppError
 * 'seat-limit-reached' when no seat is free.
 */
async function findRoom(caller: Caller, input: WorkspaceRef & { email: string }, now: number) {
  const { email } = input
  if (email === caller.email) throw new AppError('invalid-argument', 'inviteSelf', { email: 'inviteSelf' })
  const { workspace, members, invites, open, most } = await readSeats(input, now)
  if (members.some(({ data }) => data.email === email)) {
    const refusal: Refusal = { key: 'isMemberAlready', values: { email } }
    throw new AppError('already-exists', refusal, { email: refusal })
  }
  const others = open.filter(({ data }) => data.email !== email)
  if (members.length + others.length >= most)
    throw new AppError('seat-limit-reached', 'noSeats', { email: 'noSeats' })
  return { workspace, earlier: invites.filter(({ data }) => data.email === email) }
}

/**
 * Counts an invite against three limits: no workspace uses up what others may send to an email, and more
 * workspaces do not allow more invites.
 */
async function allowInvite(caller: Caller, workspaceId: string, email: string, now: number): Promise<void> {
  try {
    await throttle(`invites:${workspaceId}`, invitesPerDay, dayMs, now)
    await throttle(`invite:${workspaceId}:${email}`, maxPerEmail, dayMs, now)
    await throttle(`invitesBy:${caller.uid}`, invitesPerDay, dayMs, now)
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource-exhausted') {
      throw new AppError('resource-exhausted', {
        key: 'tooManyInvites',
        values: { most: invitesPerDay, mostToOne: maxPerEmail },
      })
    }
    throw error
  }
}
