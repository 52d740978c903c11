import { orgBillingSchema, type Sale } from '../../../shared/agencies/seller.ts'
import { isDeclineKey } from '../../../shared/billing/paymentFailures.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import type { VendorPayment } from '../../billing/payments/Payments.ts'
import { maxAttemptMs, type PurchaseResult } from '../../billing/payments/purchases.ts'
import { forgetDeletedCustomer } from './clientCard.ts'
import { creditSale } from './creditSale.ts'
import { failSale, storeSaleState } from './failSale.ts'
import { nameOfSale } from './recordSale.ts'
import { refreshSeller } from './sellerDocuments.ts'
import type { SellingPorts } from './sellers/SellingPorts.ts'

/** Refusals of the payment service after which no payment exists. */
const refusals: readonly string[] = [
  'permission-denied',
  'not-found',
  'failed-precondition',
  'invalid-argument',
]

/** Pays a recorded sale, or reads what became of it. `isPayerPresent`: a person can confirm the payment. */
export async function settleSale(
  ports: SellingPorts,
  region: Region,
  { path, data }: Stored<Sale>,
  isPayerPresent: boolean,
): Promise<PurchaseResult> {
  const { state, failureCode, failure } = data
  if (state === 'succeeded' || state === 'failed') return { state, clientSecret: '', failureCode, failure }
  // The payment service drops keys after a day: then the same key could pay a second time.
  if (!data.paymentId && ports.now() - data.at > maxAttemptMs)
    throw new AppError('failed-precondition', 'purchaseTooLate')
  ports.faults('before-pay')
  const payment = await pay(ports, data, isPayerPresent).catch(async (error: unknown) => {
    if (error instanceof AppError && refusals.includes(error.code) && !data.paymentId)
      await endRefused(ports, region, path, data, error)
    throw error
  })
  ports.faults('after-pay')
  return applySale(ports, region, path, data, payment)
}

function pay(ports: SellingPorts, sale: Sale, isPayerPresent: boolean): Promise<VendorPayment> {
  const account = ports.sellers().account(sale.accountId)
  if (sale.paymentId) return account.readPayment(sale.paymentId)
  const { customerId, cardId, total: amount, fee, description, orgId, attemptId } = sale
  return account.sell({
    customerId,
    cardId,
    amount,
    fee,
    description,
    isPayerPresent,
    sale: { orgId, attemptId },
    idempotencyKey: nameOfSale(sale),
  })
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
  payment: VendorPayment,
): Promise<PurchaseResult> {
  requireSame(sale, payment)
  const final =
    payment.state === 'failed' && sale.isHeld
      ? await ports.sellers().account(sale.accountId).cancelPayment(payment.id)
      : payment
  ports.faults('after-reserve')
  if (final.state === 'succeeded') {
    await creditSale(ports, region, path, final)
    return { state: 'succeeded', clientSecret: '', failureCode: '', failure: '' }
  }
  const { code: failureCode = '', reason: failure = '' } = payment.failure ?? final.failure ?? {}
  if (final.state === 'failed') {
    await failSale(ports, region, path, { paymentId: final.id, failureCode, failure })
    return { state: 'failed', clientSecret: '', failureCode, failure }
  }
  const state = final.state === 'action' ? ('action' as const) : ('created' as const)
  await storeSaleState(region, path, { state, paymentId: final.id })
  return { state, clientSecret: final.clientSecret, failureCode, failure }
}

/**
 * Ends a sale that the payment service refuses: the agency has disconnected its account, or deleted the
 * customer or the card there. A deleted customer is created again with the next card.
 */
export async function endRefused(
  ports: SellingPorts,
  region: Region,
  path: string,
  { orgId, workspaceId, customerId, paymentId }: Sale,
  { code, refusal }: AppError,
): Promise<void> {
  const key = refusal?.key ?? ''
  const failure = isDeclineKey(key) ? key : ''
  await failSale(ports, region, path, { paymentId, failureCode: code, failure })
  if (code === 'permission-denied') await refreshSeller(ports, region, workspaceId)
  if (code === 'not-found') await forgetMissing(ports, region, orgId, customerId)
}

/** Forgets a customer that the agency has deleted, or the card that is missing. */
async function forgetMissing(
  ports: SellingPorts,
  region: Region,
  orgId: string,
  customerId: string,
): Promise<void> {
  const read = () => readDocument(region, paths.orgBilling(orgId), orgBillingSchema)
  const customer = await read()
  if (customer?.data.customerId !== customerId) return
  if (await forgetDeletedCustomer(ports, region, customer.data)) return
  await untilUnchanged(async () => {
    const stored = await read()
    if (stored?.data.customerId !== customerId) return
    await new Writes(region).update(stored.path, { card: null }, stored.version).commitUnchanged()
  })
}

/** Returns whether a payment is the one of a sale: only the platform's own payments have its fee. */
export function isPaymentOf(sale: Sale, payment: VendorPayment): boolean {
  const isNamed = payment.sale?.orgId === sale.orgId && payment.sale.attemptId === sale.attemptId
  return (
    // The agency may have changed what a stored payment names.
    (sale.paymentId === '' ? isNamed : sale.paymentId === payment.id) &&
    payment.customerId === sale.customerId &&
    payment.currency === 'usd' &&
    payment.fee === sale.fee &&
    (payment.state !== 'succeeded' || payment.received === sale.total)
  )
}

function requireSame(sale: Sale, payment: VendorPayment): void {
  if (!isPaymentOf(sale, payment))
    throw new Error(`Payment ${payment.id} differs from its sale ${sale.attemptId}`)
}
