import type { PaymentAccountKey } from '../../../shared/billing/billing.ts'
import type { Catalogue } from '../../../shared/billing/catalogue.ts'
import { currencyOf, totalOf, type Discount, type Payment } from '../../../shared/billing/payment.ts'
import type { Caller } from '../../kernel/access/actor.ts'
import { AppError } from '../../kernel/errors/AppError.ts'
import type { BillingPorts } from '../BillingPorts.ts'
import { countryCodeOf } from '../payments/accountOf.ts'
import type { OfferedItem } from '../payments/Payments.ts'
import { throttleVendor } from '../payments/throttleVendor.ts'
import { paymentOf } from './paymentOf.ts'

interface Wanted {
  catalogue: Catalogue
  lines: Payment['lines']
  offers: OfferedItem[]
  found: { promotionId: string; discount: Discount } | undefined
}

/**
 * Returns the first payment of a subscription. It is calculated here, or by the payment service while that
 * calculates the tax. `mustBeTaxed`: throws AppError 'failed-precondition' while the payer's address is missing.
 */
export async function firstPayment(
  ports: BillingPorts,
  caller: Caller,
  payer: { country: string; account: PaymentAccountKey; customerId?: string },
  { catalogue, lines, offers, found }: Wanted,
  mustBeTaxed = false,
): Promise<Payment> {
  const { country, account, customerId } = payer
  const currency = currencyOf(catalogue, country)
  if (!catalogue.automaticTax) return totalOf(lines, currency, found?.discount)
  await throttleVendor(caller, ports.now())
  const { isTaxKnown, ...start } = await ports.payments
    .account(account)
    .previewStart(
      customerId ? { customerId } : { country: countryCodeOf(country) },
      offers,
      found?.promotionId,
    )
  if (mustBeTaxed && !isTaxKnown) throw new AppError('failed-precondition', 'taxAddressMissing')
  return paymentOf(catalogue, { currency: currency.currency, country }, start)
}
