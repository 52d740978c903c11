import type { Sale } from '../../../shared/agencies/seller.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import type { Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { PaymentTruth } from '../../billing/payments/Payments.ts'
import { longestAttemptMs, type PurchaseAnswer } from '../../billing/payments/purchases.ts'
import { creditSale } from './creditSale.ts'
import { refreshSeller } from './sellerDocuments.ts'
import { failSale, noteSaleState } from './failSale.ts'
import { nameOfSale } from './openSale.ts'
import type { SellingPorts } from './Sellers.ts'

/** Pays a recorded sale, or reads what became of it. */
export async function settleSale(
  ports: SellingPorts,
  region: Region,
  { path, data }: Stored<Sale>,
  { description, isPayerPresent }: { description: string; isPayerPresent: boolean },
): Promise<PurchaseAnswer> {
  const { state, failureCode, failure, orgId, attemptId, customerId, cardId, total, fee } = data
  if (state === 'succeeded' || state === 'failed') return { state, clientSecret: '', failureCode, failure }
  // The payment service drops keys after a day: then the same key could pay a second time.
  if (!data.paymentId && ports.now() - data.at > longestAttemptMs)
    throw new AppError('failed-precondition', 'purchaseTooLate')
  const account = ports.sellers().account(data.accountId)
  ports.faults('before-pay')
  const pay = () =>
    data.paymentId
      ? account.readPayment(data.paymentId)
      : account.sell({
          customerId,
          cardId,
          amount: total,
          fee,
          description,
          isPayerPresent,
          sale: { orgId, attemptId },
          idempotencyKey: nameOfSale(data),
        })
  const truth = await pay().catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'permission-denied')
      await endWithAccount(ports, region, path, data)
    throw error
  })
  ports.faults('after-pay')
  return applySale(ports, region, path, data, truth)
}

/**
 * Stores the result of a payment: credit when it succeeded, and the credit back to the workspace when it
 * failed. A declined payment is cancelled first, so that it cannot succeed later.
 */
export async function applySale(
  ports: SellingPorts,
  region: Region,
  path: string,
  sale: Sale,
  truth: PaymentTruth,
): Promise<PurchaseAnswer> {
  requireSame(sale, truth)
  const final =
    truth.state === 'failed' && sale.isHeld
      ? await ports.sellers().account(sale.accountId).cancelPayment(truth.id)
      : truth
  ports.faults('after-reserve')
  if (final.state === 'succeeded') {
    await creditSale(ports, region, path, final)
    return { state: 'succeeded', clientSecret: '', failureCode: '', failure: '' }
  }
  const { code: failureCode = '', message: failure = '' } = truth.failure ?? final.failure ?? {}
  if (final.state === 'failed') {
    await failSale(ports, region, path, { paymentId: final.id, failureCode, failure })
    return { state: 'failed', clientSecret: '', failureCode, failure }
  }
  const state = final.state === 'action' ? ('action' as const) : ('created' as const)
  await noteSaleState(region, path, { state, paymentId: final.id })
  return { state, clientSecret: final.clientSecret, failureCode, failure }
}

/** Ends a sale whose agency has disconnected its account: nothing can be charged or read there any more. */
export async function endWithAccount(
  ports: SellingPorts,
  region: Region,
  path: string,
  { workspaceId, paymentId }: Sale,
): Promise<void> {
  const failure = 'The payment account of your provider is not connected any more.'
  await failSale(ports, region, path, { paymentId, failureCode: 'account_gone', failure })
  await refreshSeller(ports, region, workspaceId)
}

/** The price that was recorded before the payment decides: a payment of anything else changes nothing. */
function requireSame(sale: Sale, truth: PaymentTruth): void {
  const isSame =
    truth.sale?.orgId === sale.orgId &&
    truth.sale.attemptId === sale.attemptId &&
    truth.customerId === sale.customerId &&
    truth.currency === 'usd' &&
    (truth.state !== 'succeeded' || truth.received === sale.total)
  if (!isSame) throw new Error(`Payment ${truth.id} differs from its sale ${sale.attemptId}`)
}
