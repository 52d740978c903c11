import { z } from 'zod'
import { saleSchema, sellerSchema } from '../../../shared/agencies/seller.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, readPages } from '../../../store/documents.ts'
import { Query } from '../../../store/Query.ts'
import { sweepEach } from '../../kernel/sweeps/sweepEach.ts'
import { WorkBudget } from '../../kernel/sweeps/WorkBudget.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { endSale } from './endSale.ts'
import { applyPaymentOf } from './handleSellerEvent.ts'
import type { SellingPorts } from './Sellers.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** The longest duration of each sweep. */
const longestSweepMs = 60_000
/** `sweeps/{name}`: the document after which the next run continues. */
const progressSchema = z.object({ last: z.string() })

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
    new WorkBudget(longestSweepMs),
  )
}

/**
 * Applies refunds and disputes of the last days to sales, for events that never arrived. Looks at as many
 * agencies as time allows; the next run continues after the last one.
 */
export async function reconcileSales(ports: SellingPorts, region: Region, days: number): Promise<void> {
  const progress = paths.sweep('sales')
  const last = (await readDocument(region, progress, progressSchema))?.data.last ?? ''
  const endsAt = ports.now() + longestSweepMs
  let reached = ''
  const sellers = readPages(
    region,
    paths.sellers,
    sellerSchema,
    (query) => query.where('state', 'in', ['ready', 'restricted']),
    { size: 50, after: last },
  )
  for await (const { path, data } of sellers) {
    await runIsolated('Checking refunds of an agency', data.workspaceId, async () => {
      const owner = { region, workspaceId: data.workspaceId }
      const since = ports.now() - days * dayMs
      const returned = new Set<string>()
      for await (const id of ports.sellers().account(data.accountId).listReturnedPayments(since))
        returned.add(id)
      for (const id of returned)
        await runIsolated('Booking a refund', id, () => applyPaymentOf(ports, owner, data.accountId, id))
    })
    if (ports.now() < endsAt) continue
    reached = path
    break
  }
  if (reached !== last) await new Writes(region).set(progress, { last: reached }).commit()
}
