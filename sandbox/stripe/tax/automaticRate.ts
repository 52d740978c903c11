import { rows, type Account } from '../state/Account.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import type { AppliedRate } from '../billing/invoices/totals.ts'

/** Standard rates of value added tax, in percent, of the countries in which the sandbox's sellers collect it. */
const percentages: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CH: 8.1,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  NO: 25,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

/** A payer, as the calculation of tax needs them. */
export interface TaxedPayer {
  address: { country?: string | null; postal_code?: string | null; state?: string | null } | null | undefined
  isBusiness: boolean
  isExempt: boolean
}

/** Returns a stored customer as a payer; one with a tax ID counts as a business. */
export function payerOf(account: Account, customer: Resource<'customer'>): TaxedPayer {
  return {
    address: customer.address,
    isBusiness: rows(account, 'tax_id').some(({ owner }) => owner?.customer === customer.id),
    isExempt: customer.tax_exempt === 'exempt',
  }
}

/**
 * Returns whether an address is enough to calculate tax: a country, in the United States with a ZIP code, in
 * Canada with a province or a postal code.
 */
export function isLocated({ address }: TaxedPayer): boolean {
  const country = address?.country ?? ''
  if (country === 'US') return /^\d{5}(-\d{4})?$/.test(address?.postal_code ?? '')
  if (country === 'CA') return Boolean(address?.state || address?.postal_code)
  return country !== ''
}

/** Returns the percentage of a country; undefined where the seller collects no tax. */
export function percentageOf({ address }: TaxedPayer): number | undefined {
  return percentages[address?.country ?? '']
}

/**
 * Returns the tax of a payer: none where the seller has no registration, and for a business the reverse
 * charge, by which it owes the tax itself.
 */
export function automaticRates(account: Account, payer: TaxedPayer): readonly AppliedRate[] {
  const percentage = percentageOf(payer)
  if (percentage === undefined || payer.isExempt) return []
  return [{ rate: rateOf(account, payer.address?.country ?? '', percentage), isReversed: payer.isBusiness }]
}

/** Returns the tax rate that Stripe makes for a country by itself; it is not one of those that sellers use. */
function rateOf(account: Account, country: string, percentage: number): Resource<'tax_rate'> {
  const found = rows(account, 'tax_rate').find(
    (rate) => !rate.active && rate.country === country && rate.percentage === percentage,
  )
  if (found) return found
  const rate: Resource<'tax_rate'> = {
    id: makeId('txr_1'),
    object: 'tax_rate',
    active: false,
    country,
    created: account.now(),
    description: null,
    display_name: 'VAT',
    effective_percentage: percentage,
    flat_amount: null,
    inclusive: false,
    jurisdiction: country,
    jurisdiction_level: 'country',
    livemode: false,
    metadata: {},
    percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: 'vat',
  }
  account.data.tables.tax_rate[rate.id] = rate
  return rate
}
