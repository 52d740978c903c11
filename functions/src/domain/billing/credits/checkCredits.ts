import { paths } from '../../../shared/paths.ts'
import { tenantSchema } from '../../../shared/workspaces/tenant.ts'
import { spendableNow } from '../../../shared/billing/monthlyLimit.ts'
import { walletSchema } from '../../../shared/billing/wallet.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { readDocument } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { canFundOverage } from '../overage/fundOverage.ts'
import { readCoveredUse } from '../overage/readCoveredUse.ts'
import { workspaceWallet, type WalletRef } from './moveWallet.ts'

/**
 * Returns whether a workspace can pay for anything; a hint for screens. The hold before each answer is the
 * real check.
 */
export async function checkCredits(
  workspaceId: string,
): Promise<{ continue: boolean; hasEverPaid: boolean }> {
  const tenant = await readDocument('na', paths.tenant(workspaceId), tenantSchema)
  if (!tenant) throw new AppError('not-found')
  const { region } = tenant.data
  const [canPay, workspace] = await Promise.all([
    hasCredit(workspaceWallet({ region, workspaceId }), Date.now()),
    readDocument(region, paths.workspace(workspaceId), workspaceSchema),
  ])
  if (!workspace) throw new AppError('not-found')
  return { continue: canPay, hasEverPaid: workspace.data.hasEverPaid }
}

/**
 * Returns whether there is credit that may be used now: with what is lent to instances, and with what an
 * agency pays for an organisation without credit.
 */
export async function hasCredit(ref: WalletRef, now: number): Promise<boolean> {
  const wallet = await readDocument(ref.region, paths.wallet(ref.wallet), walletSchema)
  if (!wallet) throw new AppError('not-found')
  const covered = await readCoveredUse(ref.region, wallet.data, now)
  if (spendableNow(wallet.data, now, covered) > 0) return true
  return wallet.data.owner === 'org' && canFundOverage(ref.region, wallet.data.orgId, now)
}
