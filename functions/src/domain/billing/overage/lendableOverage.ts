import { allowedInMonth, usedInMonthOf } from '../../../shared/billing/monthlyLimit.ts'
import { walletSchema, type Wallet } from '../../../shared/billing/wallet.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'

/**
 * Returns the units that may still be lent for an organisation at its agency's cost: within the limit that
 * the agency pays in a month, and within the limit of the organisation's own month.
 */
export function roomOfOverage(overage: Wallet, organisation: Wallet, now: number): number {
  if (overage.isPaused || organisation.isPaused || organisation.isClosed) return 0
  const ofClient = allowedInMonth(organisation, now) - organisation.leased - usedInMonthOf(overage, now)
  return Math.max(0, Math.min(allowedInMonth(overage, now), ofClient) - overage.leased)
}

/**
 * Returns the units of a wallet of overage that can be lent now. The commit of `writes` fails when the
 * organisation uses credit of its own in between, where its month has a limit.
 */
export async function lendableOverage(
  region: Region,
  overage: Wallet,
  now: number,
  writes: Writes,
): Promise<number> {
  const organisation = await readDocument(region, paths.walletOfOrg(overage.orgId), walletSchema)
  if (!organisation) return 0
  const { owner, monthlyLimit } = organisation.data
  if (monthlyLimit > 0) writes.update(organisation.path, { owner }, organisation.version)
  return Math.min(overage.balance, roomOfOverage(overage, organisation.data, now))
}
