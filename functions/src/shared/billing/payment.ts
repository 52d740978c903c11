import { z } from 'zod'
import {
  currencies,
  type Addon,
  type AddonKey,
  type Catalogue,
  type CatalogueCurrency,
  type Plan,
  type PlanKey,
} from './catalogue.ts'
import { unitsPerCredit } from './credits.ts'

/** The name of a tax that the payment service calculates; `texts/en/prices.ts` has it in every language. */
export const automaticTaxName = 'Tax'

/**
 * Returns the currency of a country with its tax; an unknown country pays in dollars. A tax that the payment
 * service calculates is left out: prices are then before tax until it has been asked.
 */
export function currencyOf({ currencies, automaticTax }: Catalogue, country: string): CatalogueCurrency {
  const code = country.toUpperCase()
  const ofCountry = currencies.find(({ countries }) => countries.includes(code))
  const rest = currencies.find(({ countries }) => countries.length === 0)
  const found = ofCountry ?? rest ?? currencies[0]
  if (!found) throw new Error('The catalogue has no currency')
  return automaticTax ? { ...found, taxBasisPoints: 0, taxName: automaticTaxName } : found
}

export const discountSchema = z.object({
  name: z.string(),
  /** One of the two: a percentage, or an amount in the currency's minor units. */
  percentOff: z.number().nullable(),
  amountOff: z.int().nullable(),
  duration: z.enum(['forever', 'once']),
})
export type Discount = z.infer<typeof discountSchema>

/** An amount to pay, in minor units of one currency. */
export const paymentSchema = z.object({
  currency: z.enum(currencies),
  lines: z.array(z.object({ label: z.string(), quantity: z.int(), amount: z.int() })),
  subtotal: z.int(),
  discount: z.int(),
  tax: z.int(),
  taxName: z.string(),
  /** Whether the payer owes the tax itself, as a business with a VAT ID in another country. */
  isReverseCharge: z.boolean().optional(),
  total: z.int(),
})
export type Payment = z.infer<typeof paymentSchema>

/**
 * Returns the sum of lines: the discount reduces the subtotal, and tax applies to the rest. Halves are
 * rounded up.
 */
export function totalOf(
  lines: Payment['lines'],
  { currency, taxBasisPoints, taxName }: CatalogueCurrency,
  discount?: Discount,
): Payment {
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0)
  const off = discount ? (discount.amountOff ?? roundHalfUp(subtotal * (discount.percentOff ?? 0), 100)) : 0
  const discounted = Math.min(subtotal, Math.max(0, off))
  const tax = roundHalfUp((subtotal - discounted) * taxBasisPoints, 10_000)
  return { currency, lines, subtotal, discount: discounted, tax, taxName, total: subtotal - discounted + tax }
}

/** Returns the units of credit for an amount before tax, never rounded up. */
export function unitsFor(
  { nanoUsdPerCredit }: Catalogue,
  { rateHundredths }: Pick<CatalogueCurrency, 'rateHundredths'>,
  amountMinor: number,
): number {
  // A cent is ten million nano-dollars. BigInt, because the product exceeds the safe integers.
  const nanoUsd = BigInt(amountMinor) * 10_000_000n * 100n
  return Number((nanoUsd * BigInt(unitsPerCredit)) / (BigInt(rateHundredths) * BigInt(nanoUsdPerCredit)))
}

/** Returns a plan of the catalogue. Throws when the catalogue does not have it. */
export function planOf({ plans }: Pick<Catalogue, 'plans'>, key: PlanKey): Plan {
  const plan = plans.find((candidate) => candidate.key === key)
  if (!plan) throw new Error(`The catalogue has no plan ${key}`)
  return plan
}

/** Returns an add-on of the catalogue. Throws when the catalogue does not have it. */
export function addonOf({ addons }: Pick<Catalogue, 'addons'>, key: AddonKey): Addon {
  const addon = addons.find((candidate) => candidate.key === key)
  if (!addon) throw new Error(`The catalogue has no add-on ${key}`)
  return addon
}

/** Returns `amount / divisor` rounded to the nearest integer, halves up. Both are non-negative integers. */
export function roundHalfUp(amount: number, divisor: number): number {
  return Math.floor((2 * amount + divisor) / (2 * divisor))
}
