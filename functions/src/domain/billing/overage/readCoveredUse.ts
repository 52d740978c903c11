import { usedInMonthOf } from '../../../shared/billing/monthlyLimit.ts'
import { walletSchema, type Wallet } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'

/**
 * Returns the units that an organisation has used in its month at its agency's cost, with those that are lent
 * for it: they count towards the limit of its month. 0 for other wallets and without a limit. The commit of
 * `writes` fails when some of it changes in between.
 */
export async function readCoveredUse(
  region: Region,
  { owner, orgId, monthlyLimit }: Wallet,
  now: number,
  writes?: Writes,
): Promise<number> {
  if (owner !== 'org' || monthlyLimit === 0) return 0
  const path = paths.walletOfOverage(orgId)
  const overage = await readDocument(region, path, walletSchema)
  if (overage) writes?.update(path, { owner: overage.data.owner }, overage.version)
  else writes?.requireNone(path)
  return overage ? usedInMonthOf(overage.data, now) + overage.data.leased : 0
}
