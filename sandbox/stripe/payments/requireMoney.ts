import { invalid } from '../api/StripeFailure.ts'

const known = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
const smallest: Record<string, number> = { usd: 50, eur: 50, gbp: 30, cad: 50, aud: 50, chf: 50, jpy: 50 }
const largest = 99_999_999

/** The currency in lower case, as Stripe gives it back. */
export function requireCurrency(given: string): string {
  const currency = given.toLowerCase()
  if (!known.has(currency)) throw invalid(`Invalid currency: ${given}.`, { param: 'currency' })
  return currency
}

/** Stripe takes neither less than its own cost nor more than eight digits. */
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
  if (amount > largest)
    throw invalid(`Amount must be no more than ${largest}.`, { code: 'amount_too_large', param: 'amount' })
}
