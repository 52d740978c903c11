import type { PlanLimits } from '../../shared/billing/catalogue.ts'
import { catalogueSeed } from '../../shared/billing/catalogueSeed.ts'
import { limitsOf } from '../../shared/billing/limitsOf.ts'
import { paths } from '../../shared/paths.ts'
import type { Region } from '../../shared/regions/regions.ts'
import { workspaceSchema } from '../../shared/workspaces/workspace.ts'
import { readDocument } from '../../store/documents.ts'

/** Returns the present limits of a workspace's plan. */
export async function readLimits(region: Region, workspaceId: string): Promise<PlanLimits> {
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  return workspace?.data.internal.planLimits ?? limitsOf(catalogueSeed, 'free', {})
}
