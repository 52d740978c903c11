import { addonKeys, type Catalogue } from '../../../shared/billing/catalogue.ts'
import { currencyOf } from '../../../shared/billing/payment.ts'
import type { PlanOrder } from '../../../shared/billing/planPrices.ts'
import { minuteMs } from '../../../shared/durations.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { loadCatalogue } from '../catalogue/loadCatalogue.ts'
import type { ItemsChange, Renewal } from '../payments/Payments.ts'
import { addonOffers, planOffer, type Quantities } from './offers.ts'
import type { Started } from './startedSubscription.ts'
import { applyPaidInvoice, syncSubscription } from './syncSubscription.ts'

/** The time during which a shown price can be paid. */
const maxPriceAgeMs = 10 * minuteMs

/** A price that the payer saw, in minor units, and the time from which it counts. */
export interface SeenPrice {
  total: number
  at: number
}

interface Attempt {
  seen: SeenPrice
  /** The idempotency key of the attempt. */
  key: string
}

/** Returns the quantities that count at once: more of an add-on, but not fewer. */
export function quantitiesAtOnce(paid: Quantities, wanted: Quantities): Quantities {
  return Object.fromEntries(
    addonKeys.flatMap((key) => {
      const quantity = Math.max(paid[key] ?? 0, wanted[key] ?? 0)
      return quantity > 0 ? [[key, quantity]] : []
    }),
  )
}

/** Returns a plan of another order; its add-ons follow into another cycle. */
export function planChange(
  catalogue: Catalogue,
  { billing, subscription }: Started,
  order: PlanOrder,
): ItemsChange {
  const isOtherCycle = order.cycle !== subscription.cycle
  return {
    plan: planOffer(catalogue, order, currencyOf(catalogue, billing.country)),
    ...(isOtherCycle && { addons: addonOffers(catalogue, subscription.nextAddons, billing, order.cycle) }),
  }
}

/** Sets the add-ons of which there are more, and charges their part of the paid time. */
export async function addAtOnce(
  ports: BillingPorts,
  started: Started,
  wanted: Quantities,
  attempt: Attempt,
): Promise<void> {
  const quantities = quantitiesAtOnce(started.subscription.addons, wanted)
  // Nothing is added, or it was paid before a crash.
  if (isSame(quantities, started.subscription.addons)) return
  await changeAtOnce(ports, started, { addons: await offersOf(ports, started, quantities) }, attempt)
}

/**
 * Changes a subscription and charges the difference for the rest of the paid time. Add-ons that were only
 * planned are first taken back, because their unused time was never paid.
 */
export async function changeAtOnce(
  ports: BillingPorts,
  started: Started,
  change: ItemsChange,
  { seen, key }: Attempt,
): Promise<void> {
  const { workspace, account, subscription } = started
  const age = ports.now() - seen.at
  if (age > maxPriceAgeMs || age < -maxPriceAgeMs || seen.at < subscription.startedAt)
    throw new AppError('failed-precondition', 'priceChanged')
  const { total } = await dueAtOnce(ports, started, change, seen.at)
  if (total !== seen.total) throw new AppError('failed-precondition', 'priceChanged')
  ports.faults('before-pay')
  const hasPlanned = change.addons && !isSame(subscription.addons, subscription.nextAddons)
  if (hasPlanned) await account.changeAddons(subscription.id, await paidAddons(ports, started), `${key}:paid`)
  await account.changeNow(subscription.id, change, seen.at, `${key}:now`).catch(async (error: unknown) => {
    // Nothing was charged: what was planned is planned again.
    const planned = await offersOf(ports, started, subscription.nextAddons)
    if (hasPlanned) await account.changeAddons(subscription.id, planned, `${key}:planned`)
    throw error
  })
  ports.faults('after-pay')
  const { newestInvoiceId } = await syncSubscription(ports, workspace, account, subscription.id)
  if (newestInvoiceId)
    await applyPaidInvoice(ports, workspace, account.key, await account.readInvoice(newestInvoiceId))
}

/**
 * Returns the payment of a change at once, one line for each item. Planned add-ons are not paid, so the
 * difference to the paid ones is left out.
 */
export async function dueAtOnce(
  ports: BillingPorts,
  started: Started,
  change: ItemsChange,
  at: number,
): Promise<Renewal> {
  const { account, subscription } = started
  const due = await account.previewChange(subscription.id, change, at)
  if (!change.addons || isSame(subscription.addons, subscription.nextAddons)) return netOf(due)
  const planned = await account.previewChange(
    subscription.id,
    { addons: await paidAddons(ports, started) },
    at,
  )
  const back = planned.lines.map((line) => ({ ...line, amount: -line.amount }))
  return netOf({
    ...due,
    lines: [...due.lines, ...back],
    subtotal: due.subtotal - planned.subtotal,
    discount: due.discount - planned.discount,
    tax: due.tax - planned.tax,
    total: due.total - planned.total,
  })
}

const paidAddons = (ports: BillingPorts, started: Started) =>
  offersOf(ports, started, started.subscription.addons)

async function offersOf(ports: BillingPorts, { billing, subscription }: Started, quantities: Quantities) {
  return addonOffers(await loadCatalogue(ports.now()), quantities, billing, subscription.cycle)
}

/** Returns a payment whose lines are added up for each item; what costs nothing is left out. */
function netOf(payment: Renewal): Renewal {
  const groups = Map.groupBy(payment.lines, ({ key, label }) => key ?? label)
  const lines = [...groups.values()].flatMap((group) => {
    const [first] = group
    const amount = group.reduce((sum, line) => sum + line.amount, 0)
    return first && amount !== 0 ? [{ ...first, quantity: 1, amount }] : []
  })
  return { ...payment, lines }
}

const isSame = (one: Quantities, other: Quantities) =>
  addonKeys.every((key) => (one[key] ?? 0) === (other[key] ?? 0))
