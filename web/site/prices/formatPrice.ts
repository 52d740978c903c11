import type { Currency } from '../../../functions/src/shared/billing/catalogue.ts'

/** Returns an amount of minor units as text, as `€22` or `$0.0090`; whole amounts have no decimals. */
export function formatPrice(minorUnits: number, currency: Currency, decimals?: number): string {
  const digits = decimals ?? (minorUnits % 100 === 0 ? 0 : 2)
  return new Intl.NumberFormat('en', {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minorUnits / 100)
}
