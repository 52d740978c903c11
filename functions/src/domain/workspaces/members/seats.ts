import { inviteSchema } from '../../../shared/workspaces/invites.ts'
import { workspaceSeats } from '../../../shared/limits.ts'
import { paths } from '../../../shared/paths.ts'
import { memberSchema, workspaceSchema, type Workspace } from '../../../shared/workspaces/workspace.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery, type Stored } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** An invite without its ID, which is the last segment of its path. */
export const storedInviteSchema = inviteSchema.omit({ ID: true })

/**
 * Returns the members and invites of a workspace, read after its document. Every commit that takes or frees a
 * seat raises `seatSeq` of the version that was read (`raiseSeats`), and a change of the plan writes the same
 * document. So a commit succeeds only if the counts and the limit are still right.
 */
export async function readSeats({ region, workspaceId }: WorkspaceRef, now: number) {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  const [members, invites] = await Promise.all([
    readQuery(region, paths.members(workspaceId), memberSchema),
    readQuery(region, paths.invites(workspaceId), storedInviteSchema),
  ])
  return {
    workspace,
    members,
    invites,
    open: invites.filter(({ data }) => data.expires > now),
    most: workspaceSeats(workspace.data),
  }
}

/**
 * Raises `seatSeq`, with other changes of the same document; required in every commit that takes or frees a
 * seat, and in those that a removal of a member must not overlap with: the later one starts over.
 */
export function raiseSeats(
  writes: Writes,
  { path, data, version }: Stored<Workspace>,
  changed: Readonly<Record<string, unknown>> = {},
): void {
  const { workspaceEmails, seatSeq } = data
  writes.update(path, { seatSeq: seatSeq + 1, workspaceEmails, ...changed }, version)
}

/**
 * Adds to the commit with which a member chooses where data goes that it does not overlap with their removal,
 * which lists what they chose. Authorize them after this. Throws AppError 'permission-denied' for a workspace
 * that does not exist.
 */
export async function avoidRemovals(
  writes: Writes,
  { region, workspaceId }: WorkspaceRef,
  changed: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  raiseSeats(writes, workspace, changed)
}
