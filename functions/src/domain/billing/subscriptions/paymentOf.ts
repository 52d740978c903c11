import type { Billing } from '../../../shared/billing/billing.ts'
import type { Catalogue } from '../../../shared/billing/catalogue.ts'
import { currencyOf, type Payment } from '../../../shared/billing/payment.ts'
import type { Renewal } from '../payments/Payments.ts'

/** Returns a charge of the payment service with the names of the catalogue. */
export function paymentOf(
  catalogue: Catalogue,
  { currency, country }: Pick<Billing, 'currency' | 'country'>,
  { lines, ...charge }: Renewal,
): Payment {
  const names = new Map<string, string>(
    [...catalogue.plans, ...catalogue.addons].map(({ key, name }) => [key, name]),
  )
  return {
    ...charge,
    lines: lines.map(({ key = '', label, quantity, amount }) => ({
      label: names.get(key) ?? label,
      quantity,
      amount,
    })),
    currency,
    taxName: currencyOf(catalogue, country).taxName,
  }
}
