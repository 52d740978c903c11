import { billingSchema } from '../../../shared/billing/billing.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { hasWhitelabel } from '../../../shared/agencies/whitelabel.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'

/**
 * Throws AppError 'failed-precondition' unless the workspace has the white-label add-on or its trial still
 * runs.
 */
export async function requireWhitelabel(region: Region, workspaceId: string, now: number): Promise<void> {
  const [workspace, billing] = await Promise.all([
    readDocument(region, paths.workspace(workspaceId), workspaceSchema),
    readDocument(region, paths.billing(workspaceId), billingSchema),
  ])
  if (!workspace || !hasWhitelabel(workspace.data, billing?.data ?? null, now))
    throw new AppError('failed-precondition', 'whitelabelNeeded')
}
