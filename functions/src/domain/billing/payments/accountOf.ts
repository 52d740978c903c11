import type { PaymentAccountKey } from '../../../shared/billing/billing.ts'
import { catalogueSeed } from '../../../shared/billing/catalogueSeed.ts'
import { currencyOf } from '../../../shared/billing/payment.ts'

/**
 * Returns the payment account for a country: Britain and Australia have their own, the European Union shares
 * one.
 */
export function accountOf(country: string): PaymentAccountKey {
  const code = country.toUpperCase()
  if (code === 'GB' || code === 'UK') return 'gb'
  if (code === 'AU') return 'au'
  return currencyOf(catalogueSeed, code).currency === 'eur' ? 'eu' : 'us'
}

/** Returns the ISO code of a country; the default is the United States. */
export function countryCodeOf(country: string): string {
  const code = country.toUpperCase()
  return code === 'UK' ? 'GB' : code || 'US'
}
