import { hourMs } from '../../../shared/durations.ts'
import { isDeepStrictEqual } from 'node:util'
import { purchaseSchema, topUpLimits, type Billing, type Purchase } from '../../../shared/billing/billing.ts'
import { currencyOf, unitsFor, type Payment } from '../../../shared/billing/payment.ts'
import type { PaymentFailure } from '../../../shared/billing/paymentFailures.ts'
import { defaultBrand } from '../../../shared/brand/defaultBrand.ts'
import { paths } from '../../../shared/paths.ts'
import type { Region } from '../../../shared/regions/regions.ts'
import { Conflict, Writes } from '../../../store/commit.ts'
import { readDocument, type Stored } from '../../../store/documents.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { untilUnchanged } from '../../kernel/untilUnchanged.ts'
import { creditPayment } from './creditPayment.ts'
import { taxedTotal } from '../tax/taxedTotal.ts'
import { throttleVendor } from './throttleVendor.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import type { VendorPayment } from './Payments.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { requireBilling, requirePaidPlan } from '../readBilling.ts'

/** The payment service keeps idempotency keys for a day. */
export const maxAttemptMs = 23 * hourMs

export interface PurchaseResult {
  state: Purchase['state']
  /** For the payer's browser, while the state is `action`. */
  clientSecret: string
  /** The vendor's code of the failure, and the reason for people. */
  failureCode: string
  failure: PaymentFailure
}

/**
 * Buys credit with the workspace's card. The same attempt a second time returns its result and never pays
 * twice. `total`: the price that the payer saw, which is then the only one that is charged.
 */
export async function topUp(
  ports: BillingPorts,
  caller: Caller,
  input: {
    region: Region
    workspaceId: string
    amount: number
    total?: number | undefined
    attemptId: string
  },
): Promise<PurchaseResult & { publishableKey: string }> {
  const { region, workspaceId, amount, attemptId } = input
  await authorizeForWorkspace(caller, 'buyCredit', { region, workspaceId })
  requireAmount(amount)
  const billing = await requireBilling(region, workspaceId)
  requirePaidPlan(billing, ports.now(), 'upgradeToTopUp')
  await throttleVendor(caller, ports.now(), 'changes')
  const purchase = await recordPurchase(
    ports,
    region,
    billing,
    {
      kind: 'topUp',
      net: amount,
      attemptId,
      by: caller.uid,
    },
    input.total,
  )
  return {
    ...(await settlePurchase(ports, region, purchase, true)),
    publishableKey: ports.payments.account(billing.account).publishableKey,
  }
}

/** Returns what a top-up costs with its tax, before the payer agrees. */
export async function previewTopUp(
  ports: BillingPorts,
  caller: Caller,
  { region, workspaceId, amount }: { region: Region; workspaceId: string; amount: number },
): Promise<Payment> {
  await authorizeForWorkspace(caller, 'buyCredit', { region, workspaceId })
  requireAmount(amount)
  const billing = await requireBilling(region, workspaceId)
  await throttleVendor(caller, ports.now())
  return taxedTotal(ports, await loadCatalogue(ports.now()), billing, amount)
}

function requireAmount(amount: number): void {
  const { least, most } = topUpLimits
  if (!Number.isSafeInteger(amount) || amount < least || amount > most)
    throw new AppError('invalid-argument', undefined, { amount: 'amountOutOfBounds' })
}

/**
 * Records a purchase with its price, before any money moves. Throws AppError 'failed-precondition' when a new
 * one costs something else than the payer saw.
 */
export async function recordPurchase(
  ports: BillingPorts,
  region: Region,
  billing: Billing,
  { kind, net, attemptId, by }: Pick<Purchase, 'kind' | 'net' | 'attemptId' | 'by'>,
  seen?: number,
): Promise<Stored<Purchase>> {
  const { workspaceId, account, customerId, country, card } = billing
  if (!card) throw new AppError('failed-precondition', 'cardMissing')
  const catalogue = await loadCatalogue(ports.now())
  const currency = currencyOf(catalogue, country)
  const path = paths.purchase(workspaceId, attemptId)
  const begun = await readDocument(region, path, purchaseSchema)
  if (begun) return requireSame(begun, { kind, net })
  const { tax, total } = await taxedTotal(ports, catalogue, billing, net)
  if (seen !== undefined && seen !== total) throw new AppError('failed-precondition', 'priceChanged')
  const purchase: Purchase = {
    workspaceId,
    attemptId,
    kind,
    account,
    customerId,
    cardId: card.id,
    currency: currency.currency,
    net,
    tax,
    total,
    units: unitsFor(catalogue, currency, net),
    catalogueVersion: catalogue.version,
    isTaxAutomatic: catalogue.automaticTax,
    state: 'created',
    paymentId: '',
    failureCode: '',
    failure: '',
    isInvoiced: false,
    by,
    at: ports.now(),
  }
  try {
    const version = await new Writes(region).create(path, { ...purchase }).commit()
    return { path, data: purchase, version: version ?? '' }
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
  const earlier = await readDocument(region, path, purchaseSchema)
  if (!earlier) throw new AppError('already-exists')
  return requireSame(earlier, { kind, net })
}

/** Returns an earlier purchase of the same attempt; throws when it was for something else. */
function requireSame(earlier: Stored<Purchase>, { kind, net }: Pick<Purchase, 'kind' | 'net'>) {
  if (earlier.data.net !== net || earlier.data.kind !== kind) throw new AppError('already-exists')
  return earlier
}

/** Pays a recorded purchase, or reads what became of it. */
export async function settlePurchase(
  ports: BillingPorts,
  region: Region,
  { path, data }: Stored<Purchase>,
  isPayerPresent: boolean,
): Promise<PurchaseResult> {
  if (data.state === 'succeeded' || data.state === 'failed')
    return { state: data.state, clientSecret: '', failureCode: data.failureCode, failure: data.failure }
  const account = ports.payments.account(data.account)
  const { workspaceId, attemptId, customerId, cardId, currency, total } = data
  // The payment service drops keys after a day: then the same key could pay a second time.
  if (!data.paymentId && ports.now() - data.at > maxAttemptMs)
    throw new AppError('failed-precondition', 'purchaseTooLate')
  ports.faults('before-pay')
  const payment = data.paymentId
    ? await account.readPayment(data.paymentId)
    : await account.pay({
        customerId,
        cardId,
        currency,
        amount: total,
        description: `${defaultBrand.name} credit`,
        purchase: { workspaceId, attemptId },
        isPayerPresent,
        idempotencyKey: `pur:${workspaceId}:${attemptId}`,
      })
  ports.faults('after-pay')
  return applyPayment(ports, region, path, data, payment)
}

/** Stores the result of a payment: credit when it succeeded, else its state. */
export async function applyPayment(
  ports: BillingPorts,
  region: Region,
  path: string,
  purchase: Purchase,
  payment: VendorPayment,
): Promise<PurchaseResult> {
  if (payment.state === 'succeeded') {
    await creditPayment(ports, region, purchase.account, payment)
    return { state: 'succeeded', clientSecret: '', failureCode: '', failure: '' }
  }
  const state = payment.state === 'failed' ? 'failed' : payment.state === 'action' ? 'action' : 'created'
  const { code: failureCode = '', reason: failure = '' } = payment.failure ?? {}
  await untilUnchanged(async () => {
    const stored = await readDocument(region, path, purchaseSchema)
    // An event in between may have stored a success, or the same state.
    if (!stored || stored.data.state === 'succeeded') return
    // An attempt is paid once: what was read before it failed is older.
    if (stored.data.state === 'failed' && state !== 'failed') return
    const next = { state, paymentId: payment.id, failureCode, failure }
    if (isDeepStrictEqual({ ...stored.data, ...next }, stored.data)) return
    await new Writes(region).update(path, next, stored.version).commit()
  })
  return { state, clientSecret: payment.clientSecret, failureCode, failure }
}
