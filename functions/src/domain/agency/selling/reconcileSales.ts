import { saleSchema, sellerSchema } from '../../../shared/agencies/seller.ts'
import { dayMs, hourMs, minuteMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readDocument } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import { sweepInTurns } from '../../kernel/sweeps/sweepInTurns.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { endSale } from './endSale.ts'
import { applyPaymentOf } from './handleSellerEvent.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'

/** The longest duration of each sweep. */
const maxSweepMs = minuteMs

/** Ends the sales of a region that are undecided for an hour; one that fails does not stop the others. */
export async function abandonSales(ports: SellingPorts, region: Region): Promise<void> {
  await sweepEach(
    {
      region,
      what: 'Ending a sale',
      query: Query.collection(region, paths.sales)
        .where('isHeld', '==', true)
        .where('at', '<', ports.now() - hourMs),
      orderBy: 'at',
      fields: [],
    },
    async ({ path }) => {
      const sale = await readDocument(region, path, saleSchema)
      if (sale) await endSale(ports, region, sale)
    },
    new WorkBudget(maxSweepMs),
  )
}

/**
 * Applies refunds and disputes of the last days to sales, for events that never arrived. Looks at as many
 * agencies as time allows; the next run continues after the last one.
 */
export async function reconcileSales(ports: SellingPorts, region: Region, days: number): Promise<void> {
  const since = ports.now() - days * dayMs
  await sweepInTurns(
    {
      region,
      name: 'sales',
      what: 'Checking refunds of an agency',
      collection: paths.sellers,
      schema: sellerSchema,
      narrow: (query) => query.where('state', 'in', ['ready', 'restricted']),
      now: ports.now,
      maxMs: maxSweepMs,
    },
    async ({ workspaceId, accountId }) => {
      const returned = new Set<string>()
      for await (const id of ports.sellers().account(accountId).listReturnedPayments(since)) returned.add(id)
      for (const id of returned)
        await runIsolated('Booking a refund', id, () =>
          applyPaymentOf(ports, { region, workspaceId }, accountId, id),
        )
    },
  )
}
