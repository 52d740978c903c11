import type { Catalogue } from '@parley/functions/shared/billing/catalogue'
import type { Payment } from '@parley/functions/shared/billing/payment'
import type { ReceiptLine } from '../../../components/receipts/ReceiptPaper.tsx'
import { formatMoney } from '../../../lib/formats/money.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import { t as taxText } from '../tax/texts.ts'
import type { Quantities } from './purchases.ts'
import { t } from '../texts.ts'

/** Returns the lines of a payment: items, discount and tax. */
export function paymentLines(payment: Payment, discountLabel = t('discount')): ReceiptLine[] {
  const { currency, lines, subtotal, discount, tax, taxName, isReverseCharge = false } = payment
  const hasSubtotal = discount > 0 || (tax > 0 && lines.length > 1)
  const money = (minor: number) => formatMoney(minor, currency)
  return [
    ...lines.map(({ label, quantity, amount }) => ({
      label: quantity > 1 ? `${priceWords(label)} × ${quantity}` : priceWords(label),
      value: money(amount),
    })),
    ...(hasSubtotal ? [{ label: t('subtotal'), value: money(subtotal) }] : []),
    ...(discount > 0 ? [{ label: discountLabel, value: `−${money(discount)}` }] : []),
    ...(tax > 0 ? [{ label: priceWords(taxName), value: money(tax) }] : []),
    ...(isReverseCharge ? [{ label: taxText('reverseCharge'), value: money(0) }] : []),
  ]
}

/** Returns the existing add-ons with their quantities. */
export function addonLines({ addons }: Pick<Catalogue, 'addons'>, quantities: Quantities): ReceiptLine[] {
  return addons.flatMap(({ key, name }) =>
    quantities[key] ? [{ label: priceWords(name), value: `× ${quantities[key]}` }] : [],
  )
}
