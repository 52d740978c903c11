import type { Billing } from '../../../shared/billing/billing.ts'
import type { Catalogue } from '../../../shared/billing/catalogue.ts'
import { currencyOf, totalOf, type Payment } from '../../../shared/billing/payment.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import type { TaxTerms } from './TaxTerms.ts'

/** Returns how the charges of a country are taxed. */
export function taxTermsOf(catalogue: Catalogue, country: string): TaxTerms {
  if (catalogue.automaticTax) return 'automatic'
  const { taxName: name, taxBasisPoints: basisPoints } = currencyOf(catalogue, country)
  return basisPoints > 0 ? { name, basisPoints } : undefined
}

/**
 * Returns what an amount of credit costs with its tax. Asks the payment service only while it calculates the
 * tax.
 */
export async function taxedTotal(
  ports: Pick<BillingPorts, 'payments'>,
  catalogue: Catalogue,
  { account, customerId, country }: Pick<Billing, 'account' | 'customerId' | 'country'>,
  net: number,
): Promise<Payment> {
  const currency = currencyOf(catalogue, country)
  const price = totalOf([{ label: 'Credit', quantity: 1, amount: net }], currency)
  if (!catalogue.automaticTax) return price
  const { tax, isReverseCharge } = await ports.payments
    .account(account)
    .calculateTax(customerId, currency.currency, net)
  return { ...price, tax, isReverseCharge, total: net + tax }
}
