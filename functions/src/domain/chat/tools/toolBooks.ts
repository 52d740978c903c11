import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { toolLimits, toolSchema, type Tool } from '../../../shared/tools/tools.ts'
import { memberSchema, workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readQuery } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

export interface WorkspaceRef {
  region: Region
  workspaceId: string
}

/**
 * A commit that holds only while no other tool or credential of the workspace has changed: what was looked up
 * before it still holds then. To be used within `untilUnchanged`, and made before anything is looked up.
 */
export async function openToolBooks({ region, workspaceId }: WorkspaceRef): Promise<Writes> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace) throw new AppError('permission-denied')
  const { path, data, version } = workspace
  return new Writes(region).update(path, { toolSeq: data.toolSeq + 1 }, version)
}

/** All tools of a workspace. */
export async function readTools({ region, workspaceId }: WorkspaceRef): Promise<Tool[]> {
  const found = await readQuery(region, paths.tools(workspaceId), toolSchema, (query) =>
    query.limit(toolLimits.perWorkspace + 1),
  )
  return found.map(({ data }) => data)
}

/** How a member is called; empty for somebody who is not one any more. */
export async function nameOfMember({ region, workspaceId }: WorkspaceRef, uid: string): Promise<string> {
  const member = await readDocument(region, paths.member(workspaceId, uid), memberSchema)
  return member?.data.name || member?.data.email || ''
}
