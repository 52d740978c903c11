import { apiKeySchema } from '../../../shared/workspaces/apiKey.ts'
import { accessSchema } from '../../../shared/workspaces/access.ts'
import { paths } from '../../../shared/paths.ts'
import { runtimeSchema } from '../../../shared/agents/runtime.ts'
import {
  memberSchema,
  type FormerMember,
  type Member,
  type Receiver,
} from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readPages } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { roleIn, type Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { randomIdentifier } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { addTask } from '../../kernel/tasks/pendingTask.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { findReceivers } from './findReceivers.ts'
import { deleteInvites } from './inviteTokens.ts'
import { raiseSeats, readSeats } from './seats.ts'
import { withdrawAccess } from './writeAccess.ts'

const maxReceiverBytes = 800_000

/**
 * Removes a member from a workspace; their next request is refused. Their access ends first, in a commit that
 * depends on nothing that they can write: otherwise they could change the workspace's document again and
 * again, so that their removal never finds it unchanged. The same commit adds a task, which continues a
 * removal that ended there; a repetition does so as well.
 */
export async function removeMember(ports: Ports, caller: Caller, input: WorkspaceRef & { uid: string }) {
  const { region, workspaceId, uid } = input
  if (uid === caller.uid) throw new AppError('failed-precondition', 'removeSelf')
  await authorizeForWorkspace(caller, 'removeMembers', input)
  const member = await readDocument(region, paths.member(workspaceId, uid), memberSchema)
  requireRemovable(member?.data)
  const writes = new Writes(region)
  withdrawAccess(writes, uid, workspaceId)
  const now = ports.now()
  addTask(writes, 'finishRemoval', { region, workspaceId, uid, by: caller.uid, at: now }, now)
  await writes.commit()
  return deleteMembership(ports, caller.uid, input)
}

/** Removes a member whose access has ended, where the process that removed them ended before it was done. */
export async function finishRemoval(
  ports: Pick<Ports, 'now'>,
  { by, ...input }: WorkspaceRef & { uid: string; by: string },
): Promise<void> {
  const { region, workspaceId, uid } = input
  const [member, access] = await Promise.all([
    readDocument(region, paths.member(workspaceId, uid), memberSchema),
    readDocument(region, paths.access(uid), accessSchema),
  ])
  if (member && !(access && roleIn(access.data, workspaceId))) await deleteMembership(ports, by, input)
}

/** Throws AppError 'not-found' for a person who is no member, and 'failed-precondition' for the owner. */
function requireRemovable(member: Member | undefined): asserts member {
  if (!member) throw new AppError('not-found', 'notAMemberAnyMore')
  if (member.role === 'owner') throw new AppError('failed-precondition', 'ownerCannotBeRemoved')
}

/** Ends the caller's own membership of a workspace. */
export async function leaveWorkspace(ports: Ports, caller: Caller, input: WorkspaceRef) {
  await authorizeForWorkspace(caller, 'leaveWorkspace', input)
  return deleteMembership(ports, caller.uid, { ...input, uid: caller.uid })
}

/**
 * Removes a member together with the invites that they sent and the keys that they saw: each could let them
 * in again. So could a client whom they added with a mailbox of their own; these clients stay, and the
 * workspace sees who added them.
 */
async function deleteMembership(
  ports: Pick<Ports, 'now'>,
  by: string,
  input: WorkspaceRef & { uid: string },
) {
  const { region, workspaceId, uid } = input
  await untilUnchanged(async () => {
    const now = ports.now()
    const { workspace, members, invites } = await readSeats(input, now)
    const member = members.find(({ data }) => data.uid === uid)?.data
    // The task of the removal may have been faster.
    if (!member) return
    requireRemovable(member)
    const writes = new Writes(region)
    writes.delete(paths.member(workspaceId, uid))
    withdrawAccess(writes, uid, workspaceId)
    await addFormerMember(writes, input, member, now)
    await deleteInvites(
      writes,
      input,
      invites.filter(({ data }) => data.by === uid),
    )
    await deleteKeys(writes, input)
    writes.create(paths.audit(randomIdentifier(20)), {
      kind: 'removeMember',
      workspaceId,
      uid,
      by,
      at: now,
    })
    raiseSeats(writes, workspace, {
      workspaceEmails: members.filter(({ data }) => data.uid !== uid).map(({ data }) => data.email),
    })
    await writes.commit()
  })
  return { success: true as const }
}

/** Deletes all keys of agents that a member has seen in a workspace. */
async function deleteKeys(
  writes: Writes,
  { region, workspaceId, uid }: WorkspaceRef & { uid: string },
): Promise<void> {
  const keys = readPages(region, paths.apiKeys, apiKeySchema, (query) =>
    query.where('wsId', '==', workspaceId).where('by', '==', uid),
  )
  for await (const key of keys) {
    writes.delete(key.path)
    // The agent has no key until a person creates a new one: the old key would still identify visitors.
    const runtime = await readDocument(region, paths.runtime(key.data.agentId || 'none'), runtimeSchema)
    if (runtime && key.path === paths.apiKey(runtime.data.keyHash))
      writes.update(runtime.path, { keyHash: '' }, runtime.version)
  }
}

/**
 * Adds a note of a member who leaves, where they have added clients, or have set up what sends data
 * elsewhere. A client or a tool that they add at the same time changes the workspace document whose version
 * this commit requires.
 */
async function addFormerMember(
  writes: Writes,
  { region, workspaceId }: WorkspaceRef,
  { uid, name, email }: Member,
  now: number,
): Promise<void> {
  const added = await Query.collection(region, paths.clients)
    .where('wsId', '==', workspaceId)
    .where('addedBy', '==', uid)
    .select([])
    .limit(1)
    .read()
  const hasClients = added.length > 0
  const receivers = firstThatFit(await findReceivers({ region, workspaceId }, uid))
  const former: FormerMember = { uid, name: name || email, leftAt: now, hasClients, receivers }
  if (hasClients || receivers.length > 0) writes.set(paths.formerMember(workspaceId, uid), former)
}

/** Returns as many receivers as a document holds, whose limit is 1 MiB: more must not prevent the removal. */
function firstThatFit(receivers: readonly Receiver[]): Receiver[] {
  let bytes = 0
  return receivers.filter((receiver) => {
    bytes += Buffer.byteLength(JSON.stringify(receiver))
    return bytes <= maxReceiverBytes
  })
}
