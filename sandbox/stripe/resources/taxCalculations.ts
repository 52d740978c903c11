import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { requireCurrency } from '../payments/requireMoney.ts'
import { taxIdsOf } from '../billing/invoices/draftInvoice.ts'
import { find } from '../state/Account.ts'
import { makeId } from '../state/makeId.ts'
import type { Stored } from '../state/Stored.ts'
import { isLocated, payerOf, percentageOf, type TaxedPayer } from '../tax/automaticRate.ts'

type Params = Stripe.Tax.CalculationCreateParams
type Calculation = Stored<Stripe.Tax.Calculation>

/** Calculations of tax for customers who exist. They are not stored: nothing in the sandbox refers to one. */
export const taxCalculations = [
  endpoint<Params>('POST /v1/tax/calculations', 'Tax.CalculationCreateParams', create),
]

function create({ account, params }: Call<Params>): Calculation {
  const currency = requireCurrency(params.currency)
  if (!params.customer)
    throw invalid('Missing required param: customer.', { code: 'parameter_missing', param: 'customer' })
  const customer = find(account, 'customer', params.customer, 'customer')
  const payer = payerOf(account, customer)
  if (!isLocated(payer))
    throw invalid(
      'We could not determine the customer’s tax location based on the provided customer address.',
      { code: 'customer_tax_location_invalid', param: 'customer_details[address]' },
    )
  for (const [index, { amount }] of params.line_items.entries())
    if (amount < 0)
      throw invalid('This value must be greater than or equal to 0.', {
        code: 'parameter_invalid_integer',
        param: `line_items[${index}][amount]`,
      })
  const percentage = percentageOf(payer)
  const isReversed = percentage !== undefined && payer.isBusiness
  const rate = isReversed || payer.isExempt ? 0 : (percentage ?? 0)
  const subtotal = params.line_items.reduce((sum, { amount }) => sum + amount, 0)
  const tax = params.line_items.reduce((sum, { amount }) => sum + Math.round((amount * rate) / 100), 0)
  return {
    id: makeId('taxcalc_1'),
    object: 'tax.calculation',
    amount_total: subtotal + tax,
    currency,
    customer: customer.id,
    customer_details: {
      address: customer.address ?? null,
      address_source: 'billing',
      ip_address: null,
      tax_ids: taxIdsOf(account, customer.id).map(({ type, value }) => ({ type, value: value ?? '' })),
      taxability_override: 'none',
    },
    expires_at: account.now() + 90 * 86_400,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: tax,
    tax_amount_inclusive: 0,
    tax_breakdown: [breakDown(payer, { tax, taxable: rate > 0 ? subtotal : 0, rate })],
    tax_date: account.now(),
  }
}

/** Describes the tax of a calculation, and why it is what it is. */
function breakDown(
  payer: TaxedPayer,
  { tax, taxable, rate }: { tax: number; taxable: number; rate: number },
): Calculation['tax_breakdown'][number] {
  const isRegistered = percentageOf(payer) !== undefined
  const taxed = payer.isBusiness ? 'reverse_charge' : 'standard_rated'
  const untaxed = isRegistered ? 'customer_exempt' : 'not_collecting'
  return {
    amount: tax,
    inclusive: false,
    tax_rate_details: {
      country: payer.address?.country ?? null,
      flat_amount: null,
      percentage_decimal: String(rate),
      rate_type: 'percentage',
      state: null,
      tax_type: isRegistered ? 'vat' : null,
    },
    taxability_reason: isRegistered && !payer.isExempt ? taxed : untaxed,
    taxable_amount: taxable,
  }
}
