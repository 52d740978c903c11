import { readSnapshot } from '../../store/readSnapshot.ts'
import type { Region } from '../../shared/regions.ts'
import { runIsolated } from '../runIsolated.ts'
import { sweepExpiredLeases } from './sweepExpiredLeases.ts'
import { leaseGraceMs } from './leases.ts'

/** Settles expired leases of all workspaces of a region, a hundred at a time. Returns how many. */
export async function settleForgottenLeases(region: Region, now: number): Promise<number> {
  const [expired = []] = await readSnapshot(region, [
    (store) =>
      store
        .collectionGroup('leases')
        .where('state', '==', 'open')
        .where('expiresAt', '<', now - leaseGraceMs)
        .limit(100),
  ])
  const wallets = new Set(expired.flatMap((lease) => lease.path.split('/').at(-3) ?? []))
  let settled = 0
  for (const wallet of wallets) {
    await runIsolated('Settling a wallet’s leases', wallet, async () => {
      settled += await sweepExpiredLeases({ region, wallet }, now)
    })
  }
  return settled
}
