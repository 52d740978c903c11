import { invalid } from '../api/StripeFailure.ts'

const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
const smallest: Record<string, number> = { usd: 50, eur: 50, gbp: 30, cad: 50, aud: 50, chf: 50, jpy: 50 }
const maxAmount = 99_999_999

/** Returns the currency in lower case, as Stripe does. */
export function requireCurrency(given: string): string {
  const currency = given.toLowerCase()
  if (!currencies.has(currency)) throw invalid(`Invalid currency: ${given}.`, { param: 'currency' })
  return currency
}

/** Requires an amount between Stripe's minimum and eight digits. */
export function requireAmount(amount: number, currency: string): void {
  const least = smallest[currency] ?? 1
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    })
  if (amount < least)
    throw invalid(`Amount must be at least ${least} of the smallest unit of ${currency}.`, {
      code: 'amount_too_small',
      param: 'amount',
    })
  if (amount > maxAmount)
    throw invalid(`Amount must be no more than ${maxAmount}.`, { code: 'amount_too_large', param: 'amount' })
}
