import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/** Returns the ID of a workspace's agency. Throws AppError 'failed-precondition' before it is created. */
export async function requireOwnAgency({
  region,
  workspaceId,
}: {
  region: Region
  workspaceId: string
}): Promise<string> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  if (!workspace?.data.agencyId) throw new AppError('failed-precondition', 'workspaceIsMissing')
  return workspace.data.agencyId
}
