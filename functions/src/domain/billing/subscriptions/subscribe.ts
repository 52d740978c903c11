import type { PlanKey } from '../../../shared/billing/catalogue.ts'
import { currencyOf, totalOf, type Discount, type Payment } from '../../../shared/billing/payment.ts'
import { subscriptionLines } from '../../../shared/billing/subscriptionLines.ts'
import { isEntitled } from '../../../shared/billing/isEntitled.ts'
import { hourMs } from '../../../shared/durations.ts'
import { paths } from '../../../shared/paths.ts'
import { isSettled, type PaymentAccountKey } from '../../../shared/billing/billing.ts'
import { workspaceSchema } from '../../../shared/workspaces/workspace.ts'
import { Writes } from '../../../store/commit.ts'
import { readDocument } from '../../../store/documents.ts'
import type { WorkspaceRef } from '../../kernel/access/WorkspaceRef.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { authorizeForWorkspace } from '../../kernel/access/authorize.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import { throttle } from '../../kernel/access/throttle.ts'
import { accountOf } from '../payments/accountOf.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import type { DiscountPayer, PaymentAccount } from '../payments/Payments.ts'
import { taxTermsOf } from '../tax/taxedTotal.ts'
import { throttleVendor } from '../payments/throttleVendor.ts'
import { requireBilling } from '../readBilling.ts'
import {
  addonOffers,
  planOffer,
  requireOrder,
  requireQuantities,
  type PlanWish,
  type Quantities,
} from './offers.ts'
import { firstPayment } from './firstPayment.ts'
import { beginOperation, endUnpaid, recordSubscription, operationSchema } from './subscriptionOperation.ts'
import { applyPaidInvoice, syncSubscription } from './syncSubscription.ts'

const maxWrongCodesPerHour = 20

export interface SubscriptionResult {
  state: 'active' | 'action'
  /** For the payer's browser, while the first payment waits for it. */
  clientSecret: string
  publishableKey: string
}

/**
 * Returns the cost of a month or year before the payer agrees. `later`: the total of the next one, which has no
 * discount that counts once.
 */
export async function previewSubscription(
  ports: BillingPorts,
  caller: Caller,
  input: WorkspaceRef &
    PlanWish & { plan: PlanKey; quantities: Quantities; discountCode: string; country: string },
): Promise<Payment & { offer: Discount | null; later: number }> {
  await authorizeForWorkspace(caller, 'readBilling', input)
  const catalogue = await loadCatalogue(ports.now())
  requireQuantities(catalogue, input.quantities)
  const order = requireOrder(catalogue, input.plan, input)
  const billing = await requireBilling(input.region, input.workspaceId).catch(() => undefined)
  const country = billing && (isSettled(billing) || !input.country) ? billing.country : input.country
  const currency = currencyOf(catalogue, country)
  const lines = subscriptionLines(catalogue, currency, order, input.quantities)
  const { subtotal } = totalOf(lines, currency)
  const found = await findDiscount(ports, caller, input, accountOf(country), {
    customerId: billing?.customerId ?? '',
    currency: currency.currency,
    subtotal,
  })
  const offers = [
    { offer: planOffer(catalogue, order, currency), quantity: 1 },
    ...addonOffers(catalogue, input.quantities, currency, order.cycle),
  ]
  const wanted = { catalogue, lines, offers, found }
  const payer = billing && country === billing.country ? billing : { country, account: accountOf(country) }
  const payment = await firstPayment(ports, caller, payer, wanted)
  const isOnce = found?.discount.duration === 'once'
  const { total: later } = isOnce
    ? await firstPayment(ports, caller, payer, { ...wanted, found: undefined })
    : payment
  return { ...payment, offer: found?.discount ?? null, later }
}

/**
 * Subscribes to the paid plan; `total` is the price that the payer saw. One such operation is open at a time;
 * the same attempt a second time continues. The state at the payment service decides what is granted, not
 * this function.
 */
export async function subscribe(
  ports: BillingPorts,
  caller: Caller,
  input: WorkspaceRef &
    PlanWish & {
      plan: 'pay_as_you_go'
      quantities: Quantities
      discountCode: string
      total?: number | undefined
      attemptId: string
    },
): Promise<SubscriptionResult> {
  const { region, workspaceId, plan, quantities, attemptId } = input
  await authorizeForWorkspace(caller, 'changeSubscription', { region, workspaceId })
  const billing = await requireBilling(region, workspaceId)
  if (!billing.card) throw new AppError('failed-precondition', 'cardMissing')
  if (isEntitled(billing.subscription, ports.now())) throw new AppError('failed-precondition', 'planAlready')
  await throttleVendor(caller, ports.now(), 'changes')
  const account = ports.payments.account(billing.account)
  const open = await readDocument(region, paths.billingOperation(workspaceId), operationSchema)
  // A subscription of this attempt stays as it was made: it may have used up its code.
  if (open?.data.attemptId === attemptId && open.data.subscriptionId)
    return settleSubscription(ports, { region, workspaceId }, account, open.data.subscriptionId)
  const catalogue = await loadCatalogue(ports.now())
  requireQuantities(catalogue, quantities)
  const order = requireOrder(catalogue, plan, input)
  const currency = currencyOf(catalogue, billing.country)
  const lines = subscriptionLines(catalogue, currency, order, quantities)
  const found = await findDiscount(ports, caller, input, billing.account, {
    customerId: billing.customerId,
    currency: currency.currency,
    subtotal: totalOf(lines, currency).subtotal,
  })
  const offers = [
    { offer: planOffer(catalogue, order, currency), quantity: 1 },
    ...addonOffers(catalogue, quantities, billing, order.cycle),
  ]
  const wanted = { catalogue, lines, offers, found }
  const { total } = await firstPayment(ports, caller, billing, wanted, true)
  if (input.total !== undefined && input.total !== total)
    throw new AppError('failed-precondition', 'priceChanged')
  await beginOperation(ports, { region, workspaceId }, account, attemptId)
  await endUnpaid(ports, { region, workspaceId }, account)
  const subscription = await account.subscribe({
    customerId: billing.customerId,
    cardId: billing.card.id,
    workspaceId,
    offers,
    tax: taxTermsOf(catalogue, billing.country),
    promotionId: found?.promotionId,
    idempotencyKey: `sub:${workspaceId}:${attemptId}`,
  })
  ports.faults('after-subscribe')
  await recordSubscription(ports, { region, workspaceId }, account, attemptId, subscription.id)
  return settleSubscription(ports, { region, workspaceId }, account, subscription.id)
}

/** Reads the state again after the payer has confirmed the first payment. */
export async function confirmSubscription(
  ports: BillingPorts,
  caller: Caller,
  workspace: WorkspaceRef,
): Promise<SubscriptionResult> {
  await authorizeForWorkspace(caller, 'changeSubscription', workspace)
  const billing = await requireBilling(workspace.region, workspace.workspaceId)
  const open = await readDocument(
    workspace.region,
    paths.billingOperation(workspace.workspaceId),
    operationSchema,
  )
  // An event may have been faster: then the operation is over.
  if (!open?.data.subscriptionId) {
    if (isEntitled(billing.subscription, ports.now()))
      return {
        state: 'active',
        clientSecret: '',
        publishableKey: ports.payments.account(billing.account).publishableKey,
      }
    throw new AppError('failed-precondition', 'noPaymentToConfirm')
  }
  await throttleVendor(caller, ports.now(), 'changes')
  return settleSubscription(
    ports,
    workspace,
    ports.payments.account(billing.account),
    open.data.subscriptionId,
  )
}

/** Reads the result of the first payment; called again after the payer has confirmed it. */
async function settleSubscription(
  ports: BillingPorts,
  workspace: WorkspaceRef,
  account: PaymentAccount,
  id: string,
): Promise<SubscriptionResult> {
  const current = await syncSubscription(ports, workspace, account, id)
  const { publishableKey } = account
  if (current.status === 'cancelled') {
    await new Writes(workspace.region).delete(paths.billingOperation(workspace.workspaceId)).commit()
    throw new AppError('failed-precondition', 'orderGivenUp')
  }
  if (current.status !== 'active')
    return { state: 'action', clientSecret: current.clientSecret, publishableKey }
  await applyPaidInvoice(ports, workspace, account.key, await account.readInvoice(current.newestInvoiceId))
  await new Writes(workspace.region).delete(paths.billingOperation(workspace.workspaceId)).commit()
  return { state: 'active', clientSecret: '', publishableKey }
}

/** Returns the discount of a code; throws an AppError at its field when the code is invalid. */
async function findDiscount(
  ports: BillingPorts,
  caller: Caller,
  { region, workspaceId, discountCode }: WorkspaceRef & { discountCode: string },
  account: PaymentAccountKey,
  payer: Omit<DiscountPayer, 'hasPaid'>,
) {
  if (!discountCode) return undefined
  await throttleVendor(caller, ports.now())
  const workspace = await readDocument(region, paths.workspace(workspaceId), workspaceSchema)
  const found = await ports.payments
    .account(account)
    .findDiscount(discountCode, { ...payer, hasPaid: workspace?.data.hasEverPaid ?? false })
  if (found) return found
  // Only wrong codes count, so that codes cannot be found by trying.
  await throttle(`discounts:${workspaceId}`, maxWrongCodesPerHour, hourMs, ports.now())
  throw new AppError('invalid-argument', undefined, { discountCode: 'invalidDiscountCode' })
}
