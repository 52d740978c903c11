import { readQuery } from '../../../store/documents.ts'
import { paths } from '../../../shared/paths.ts'
import { leaseSchema } from '../../../shared/billing/wallet.ts'
import type { CostSeal } from '../../kernel/secrets/CostSeal.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { receiptsOfLease } from './receiptsOfLease.ts'
import { leaseGraceMs, settleLease } from './leases.ts'
import type { WalletRef } from './moveWallet.ts'

/**
 * Settles the leases of dead instances of one wallet from the receipts of their answers. Returns their
 * number.
 */
export async function sweepExpiredLeases(costs: CostSeal, ref: WalletRef, now: number): Promise<number> {
  const leases = await readQuery(ref.region, `${paths.wallet(ref.wallet)}/leases`, leaseSchema, (query) =>
    query
      .where('state', '==', 'open')
      .where('expiresAt', '<', now - leaseGraceMs)
      .limit(20),
  )
  let settled = 0
  for (const { path, data } of leases) {
    const id = path.slice(path.lastIndexOf('/') + 1)
    const isDone = await runIsolated('Settling a lease', id, async () =>
      settleLease(ref, { id, granted: data.granted }, await receiptsOfLease(costs, ref.region, id), now),
    )
    if (isDone) settled++
  }
  return settled
}
