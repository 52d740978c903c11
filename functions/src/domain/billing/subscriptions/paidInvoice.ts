import {
  addonKeys,
  planKeys,
  type AddonKey,
  type Catalogue,
  type PlanKey,
} from '../../../shared/billing/catalogue.ts'
import { unitsPerCredit } from '../../../shared/billing/credits.ts'
import { planOf } from '../../../shared/billing/payment.ts'
import { monthsIn } from '../../../shared/billing/planPrices.ts'
import type { Invoice } from '../payments/Payments.ts'
import type { Quantities } from './offers.ts'

type Line = Invoice['lines'][number]

/**
 * Returns the units of credit of a paid invoice, never negative: those of each plan on it, or of the part of
 * its cycle that was charged, without those of the part that was returned.
 */
export function unitsOfInvoice(catalogue: Catalogue, { lines }: Pick<Invoice, 'lines'>): number {
  const units = lines.reduce((sum, line) => sum + unitsOfLine(catalogue, line), 0)
  return Math.max(0, units)
}

/** The add-ons in force, and for each the time of the invoice that decided it (milliseconds since 1970). */
export interface PaidAddons {
  addons: Quantities
  addonTimes: Quantities
}

/**
 * Returns the add-ons in force after a paid invoice: a whole cycle lists all, a change only what it changes.
 * Invoices may come in any order: an older one does not change what a newer one has decided.
 */
export function addonsAfter({ lines, at }: Pick<Invoice, 'lines' | 'at'>, before: PaidAddons): PaidAddons {
  const isFullPeriod = lines.some(({ key, isProration }) => isPlan(key) && !isProration)
  const listed = new Map<AddonKey, number>(isFullPeriod ? addonKeys.map((key) => [key, 0]) : [])
  for (const { key, isProration, amount, quantity } of lines)
    if (isAddon(key) && isProration !== isFullPeriod)
      listed.set(key, amount < 0 ? (listed.get(key) ?? 0) : quantity)
  const addons = { ...before.addons }
  const addonTimes = { ...before.addonTimes }
  for (const [key, quantity] of listed) {
    if (at < (addonTimes[key] ?? 0)) continue
    addonTimes[key] = at
    delete addons[key]
    if (quantity > 0) addons[key] = quantity
  }
  return { addons, addonTimes }
}

/** Returns the units of a plan's line, negative for returned time, without fractions. */
function unitsOfLine(catalogue: Catalogue, line: Line): number {
  const { key, cycle, isProration, amount } = line
  if (!isPlan(key)) return 0
  // The credit that was sold with the price; the catalogue may have changed since.
  const credits = line.credits ?? planOf(catalogue, key).monthlyCredits * monthsIn[cycle]
  const units = credits * unitsPerCredit
  if (!isProration) return units
  const { part, whole } = shareOfCycle(line)
  // A free change is a line of 0, which says nothing about its direction.
  return Number((BigInt(units) * BigInt(part)) / BigInt(whole)) * Math.sign(amount)
}

/** Returns the seconds of a cycle that a line pays for, and those of the cycle that ends with it. */
function shareOfCycle({ from, until, cycle }: Pick<Line, 'from' | 'until' | 'cycle'>) {
  const end = new Date(until)
  const first = new Date(until)
  first.setUTCDate(1)
  first.setUTCMonth(first.getUTCMonth() - monthsIn[cycle])
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(end.getUTCDate(), lastDay))
  const totalSeconds = Math.round((until - first.getTime()) / 1000)
  return { part: Math.min(Math.round((until - from) / 1000), totalSeconds), whole: totalSeconds }
}

const isPlan = (key: Line['key']): key is PlanKey => planKeys.some((plan) => plan === key)
const isAddon = (key: Line['key']): key is AddonKey => addonKeys.some((addon) => addon === key)
