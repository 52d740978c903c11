import type { Currency } from '../../../functions/src/shared/billing/catalogue.ts'

interface PriceFormat {
  language: string
  /** The number of decimals; by default, whole amounts have none and others have two. */
  decimals?: number
}

/** Returns an amount of minor units as text, as `€22` or `$0.0090`. */
export function formatPrice(
  minorUnits: number,
  currency: Currency,
  { language, decimals = minorUnits % 100 === 0 ? 0 : 2 }: PriceFormat,
): string {
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(minorUnits / 100)
  // In a right-to-left text, the sign of "US$" would move to its other side.
  return language === 'ar' ? `\u2066${amount}\u2069` : amount
}
