import { paths } from '../../shared/paths.ts'
import { tenantSchema } from '../../shared/tenant.ts'
import { walletSchema } from '../../shared/wallet.ts'
import { workspaceSchema } from '../../shared/workspace.ts'
import { readDocument } from '../../store/documents.ts'
import { AppError } from '../AppError.ts'

/** Whether a workspace can pay for anything at all; a hint for screens. The gate is the hold before each answer. */
export async function checkCredits(workspaceId: string): Promise<{ continue: boolean; hasEverPaid: boolean }> {
  const tenant = await readDocument('na', paths.tenant(workspaceId), tenantSchema)
  if (!tenant) throw new AppError('not-found')
  const { region } = tenant.data
  const [wallet, workspace] = await Promise.all([
    readDocument(region, paths.walletOf(workspaceId), walletSchema),
    readDocument(region, paths.workspace(workspaceId), workspaceSchema),
  ])
  if (!wallet || !workspace) throw new AppError('not-found')
  return { continue: wallet.data.balance + wallet.data.leased > 0, hasEverPaid: workspace.data.hasEverPaid }
}
