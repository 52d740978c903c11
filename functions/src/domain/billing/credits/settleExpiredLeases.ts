import type { Region } from '../../../shared/regions/regions.ts'
import { leaseSchema } from '../../../shared/billing/wallet.ts'
import { Query } from '../../../store/Query.ts'
import type { CostSeal } from '../../kernel/secrets/CostSeal.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import type { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { leaseGraceMs, settleLease } from './leases.ts'
import { receiptsOfLease } from './receiptsOfLease.ts'

/**
 * Settles the expired leases of a region from the receipts that name them and returns their number. A lease
 * that fails is set aside with its credit and does not stop the others.
 */
export function settleExpiredLeases(
  costs: CostSeal,
  region: Region,
  now: number,
  budget?: WorkBudget,
): Promise<number> {
  return sweepEach(
    {
      region,
      what: 'Settling a lease',
      query: Query.collectionGroup(region, 'leases')
        .where('state', '==', 'open')
        .where('expiresAt', '<', now - leaseGraceMs),
      orderBy: 'expiresAt',
      fields: ['granted'],
    },
    async ({ path, fields }) => {
      const [, wallet = '', , id = ''] = path.split('/')
      const { granted } = leaseSchema.pick({ granted: true }).parse(fields)
      await settleLease({ region, wallet }, { id, granted }, await receiptsOfLease(costs, region, id), now)
    },
    budget,
  )
}
