import { find, type Account } from '../../state/Account.ts'
import type { InvoiceLine, Resource } from '../../state/State.ts'
import { couponOf } from '../redeemDiscounts.ts'

type Invoice = Resource<'invoice'>
type TaxRate = Resource<'tax_rate'>

/** A tax rate of a line. By the reverse charge, the payer owes the tax itself, and the invoice has none. */
export interface AppliedRate {
  rate: TaxRate
  isReversed: boolean
}

/** Calculates an invoice from its lines: discounts first, then the tax on the rest of each line. */
export function applyTotals(
  account: Account,
  invoice: Invoice,
  ratesOf: (line: InvoiceLine) => readonly AppliedRate[],
): void {
  const lines = invoice.lines.data
  for (const line of lines) Object.assign(line, { discount_amounts: [], discounts: [], taxes: [] })
  for (const id of invoice.discounts) applyDiscount(account, lines, id)
  for (const line of lines) line.taxes = ratesOf(line).map((rate) => taxOf(line, rate))
  const discounts = lines.flatMap((line) => line.discount_amounts ?? [])
  const taxes = lines.flatMap((line) => line.taxes ?? [])
  const subtotal = sum(lines)
  invoice.subtotal = subtotal
  invoice.subtotal_excluding_tax = subtotal
  invoice.total_discount_amounts = invoice.discounts.map((id) => ({
    amount: sum(discounts.filter(({ discount }) => discount === id)),
    discount: id,
  }))
  invoice.total_excluding_tax = subtotal - sum(discounts)
  invoice.total_taxes = addUp(taxes)
  invoice.total = subtotal - sum(discounts) + sum(taxes)
  setDue(account, invoice)
}

/**
 * Calculates the amount due from the customer's balance: credit reduces it, and a negative total becomes
 * credit.
 */
function setDue(account: Account, invoice: Invoice): void {
  const balance = find(account, 'customer', invoice.customer ?? '').balance
  invoice.starting_balance = balance
  invoice.amount_due = Math.max(0, invoice.total + balance)
  invoice.amount_remaining = invoice.amount_due
}

function applyDiscount(account: Account, lines: readonly InvoiceLine[], id: string): void {
  const coupon = couponOf(account, id)
  if (!coupon) return
  const open = lines.filter((line) => line.discountable && leftOf(line) > 0)
  let left = coupon.amount_off ?? 0
  let base = open.reduce((total, line) => total + leftOf(line), 0)
  for (const line of open) {
    const lineLeft = leftOf(line)
    // A fixed amount is divided in proportion; the last line gets the rounding difference.
    const share = base === 0 ? 0 : Math.round((left * lineLeft) / base)
    const amount =
      coupon.percent_off === null
        ? Math.min(share, lineLeft)
        : Math.round((lineLeft * coupon.percent_off) / 100)
    left -= amount
    base -= lineLeft
    line.discount_amounts?.push({ amount, discount: id })
    line.discounts.push(id)
  }
}

function taxOf(
  line: InvoiceLine,
  { rate, isReversed }: AppliedRate,
): NonNullable<InvoiceLine['taxes']>[number] {
  const taxable = leftOf(line)
  return {
    amount: isReversed ? 0 : Math.round((taxable * rate.percentage) / 100),
    tax_behavior: 'exclusive',
    tax_rate_details: { tax_rate: rate.id },
    taxability_reason: isReversed ? 'reverse_charge' : 'standard_rated',
    taxable_amount: isReversed ? 0 : taxable,
    type: 'tax_rate_details',
  }
}

function addUp(taxes: NonNullable<InvoiceLine['taxes']>): NonNullable<Invoice['total_taxes']> {
  const byRate = Map.groupBy(taxes, (tax) => tax.tax_rate_details?.tax_rate)
  return [...byRate.values()].flatMap((group) => {
    const [first] = group
    return first
      ? [
          {
            ...first,
            amount: sum(group),
            taxable_amount: group.reduce((total, tax) => total + (tax.taxable_amount ?? 0), 0),
          },
        ]
      : []
  })
}

const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0)

const leftOf = (line: InvoiceLine) => line.amount - sum(line.discount_amounts ?? [])
