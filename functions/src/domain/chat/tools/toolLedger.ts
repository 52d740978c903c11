import { paths } from '../../../shared/paths.ts'
import { toolLimits, toolSchema, type Tool } from '../../../shared/tools/tools.ts'
import type { AbilityOn } from '../../../shared/workspaces/roles.ts'
import { memberSchema, workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/**
 * Returns a commit that fails when any tool or credential of the workspace has changed, so that what was read
 * stays true, and when the caller is removed in the meantime. Must be called within `untilUnchanged`, before
 * anything is read.
 */
export async function holdTools(
  caller: Caller,
  ability: AbilityOn<'workspace'>,
  { region, workspaceId }: WorkspaceRef,
): Promise<Writes> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  // After the workspace: the commit fails where the caller is removed later.
  await authorizeForWorkspace(caller, ability, { region, workspaceId })
  const { path, data, version } = workspace
  return new Writes(region).update(path, { toolSeq: data.toolSeq + 1 }, version)
}

/** Returns all tools of a workspace. */
export async function readTools({ region, workspaceId }: WorkspaceRef): Promise<Tool[]> {
  const found = await readQuery(region, paths.tools(workspaceId), toolSchema, (query) =>
    query.limit(toolLimits.perWorkspace + 1),
  )
  return found.map(({ data }) => data)
}

/** Returns a member's name; empty for others. */
export async function nameOfRunner({ region, workspaceId }: WorkspaceRef, uid: string): Promise<string> {
  const member = await readDocument(region, paths.member(workspaceId, uid), memberSchema)
  return member?.data.name || member?.data.email || ''
}
