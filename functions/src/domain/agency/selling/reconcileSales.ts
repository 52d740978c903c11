import { saleSchema, sellerSchema, type Sale } from '../../../shared/agencies/seller.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readPages, readQuery, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { runIsolated } from '../../kernel/errors/runIsolated.ts'
import { failSale } from './failSale.ts'
import { applyPaymentOf } from './handleSellerEvent.ts'
import type { SellingPorts } from './Sellers.ts'
import { applySale, endWithAccount } from './settleSale.ts'

const dayMs = 86_400_000
/** The sales that one run ends. */
const maxSales = 200

/**
 * Ends sales that were not paid within a day: a payment that waits for its bank is cancelled, and one whose
 * result was lost is looked up. The credit returns to the workspace unless it was paid.
 */
export async function abandonSales(ports: SellingPorts, region: Region): Promise<void> {
  const open = await readQuery(region, paths.sales, saleSchema, (query) =>
    query
      .where('isHeld', '==', true)
      .where('at', '<', ports.now() - dayMs)
      .limit(maxSales),
  )
  for (const sale of open)
    await runIsolated('Ending a sale', sale.data.attemptId, () => abandon(ports, region, sale))
}

async function abandon(ports: SellingPorts, region: Region, { path, data }: Stored<Sale>): Promise<void> {
  const account = ports.sellers().account(data.accountId)
  try {
    const truth = data.paymentId ? await account.cancelPayment(data.paymentId) : await findPayment()
    if (truth) await applySale(ports, region, path, data, truth)
    else
      await failSale(ports, region, path, {
        paymentId: '',
        failureCode: 'abandoned',
        failure: 'This purchase was not finished in time. Please start again.',
      })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'permission-denied') throw error
    await endWithAccount(ports, region, path, data)
  }

  async function findPayment() {
    for await (const truth of account.listPayments(data.at - dayMs, data.customerId))
      if (truth.sale?.orgId === data.orgId && truth.sale.attemptId === data.attemptId) return truth
    return undefined
  }
}

/** Applies refunds and disputes of the last days to sales, for events that never arrived. */
export async function reconcileSales(ports: SellingPorts, region: Region, days: number): Promise<void> {
  const sellers = readPages(region, paths.sellers, sellerSchema, (query) =>
    query.where('state', 'in', ['ready', 'restricted']),
  )
  for await (const { data } of sellers)
    await runIsolated('Checking refunds of an agency', data.workspaceId, async () => {
      const account = ports.sellers().account(data.accountId)
      const owner = { region, workspaceId: data.workspaceId }
      for await (const paymentId of account.listReturnedPayments(ports.now() - days * dayMs))
        await runIsolated('Booking a refund', paymentId, () =>
          applyPaymentOf(ports, owner, data.accountId, paymentId),
        )
    })
}
