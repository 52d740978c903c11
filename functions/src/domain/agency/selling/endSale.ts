import { saleSchema, type Sale } from '../../../shared/agencies/seller.ts'
import { dayMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { readQuery, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { failSale } from './failSale.ts'
import { endPlanSale } from './plans/endPlanSale.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'
import { applySale, endRefused } from './settleSale.ts'

/** A younger sale without a payment may still be paying. */
const youngMs = 120_000
/** One sale is undecided as a rule; parallel requests may open a few. */
const maxOpen = 10

/**
 * Ends an undecided sale: a payment that waits for its bank is cancelled, and one whose result was
 * lost is looked up. The credit returns to the workspace unless it was paid.
 */
export async function endSale(ports: SellingPorts, region: Region, sale: Stored<Sale>): Promise<void> {
  const { path, data } = sale
  try {
    if (data.priceId) return await endPlanSale(ports, region, sale)
    const payment = data.paymentId
      ? await ports.sellers().account(data.accountId).cancelPayment(data.paymentId)
      : await findPayment(ports, data)
    if (payment) await applySale(ports, region, path, data, payment)
    else
      await failSale(ports, region, path, {
        paymentId: '',
        failureCode: 'abandoned',
        failure: 'purchaseTooLate',
      })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'permission-denied') throw error
    await endRefused(ports, region, path, data, error)
  }
}

/**
 * Ends the other undecided sales of an organisation, so that a client can set aside the agency's credit for
 * one purchase only. Throws AppError 'failed-precondition' while one of them is just being paid.
 */
export async function endOtherSales(
  ports: SellingPorts,
  region: Region,
  { orgId, attemptId }: { orgId: string; attemptId: string },
): Promise<void> {
  const open = await readQuery(region, paths.sales, saleSchema, (query) =>
    query.where('orgId', '==', orgId).where('isHeld', '==', true).limit(maxOpen),
  )
  for (const sale of open) {
    const { attemptId: other, invoiceId, paymentId, sessionId } = sale.data
    // The month of a plan is charged without a request.
    if (other === attemptId || invoiceId) continue
    if (!paymentId && !sessionId && ports.now() - sale.data.at < youngMs)
      throw new AppError('failed-precondition', 'paymentUnderWay')
    await endSale(ports, region, sale)
  }
}

async function findPayment(ports: SellingPorts, { accountId, customerId, orgId, attemptId, at }: Sale) {
  const account = ports.sellers().account(accountId)
  for await (const { id, sale } of account.listPayments(at - dayMs, customerId))
    // A list has no receipts.
    if (sale?.orgId === orgId && sale.attemptId === attemptId) return account.readPayment(id)
  return undefined
}
