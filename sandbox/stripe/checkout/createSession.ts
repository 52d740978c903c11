import type { Stripe } from 'stripe'
import type { Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { requireConnected } from '../billing/subscriptions/requireConnected.ts'
import { requirePrice } from '../billing/subscriptions/readItems.ts'
import { requireChargesEnabled } from '../payments/confirmPayment.ts'
import { find, keep } from '../state/Account.ts'
import { mergeMetadata } from '../state/change.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource, SessionOrder } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'

type Params = Stripe.Checkout.SessionCreateParams

const minSeconds = 30 * 60
const maxSeconds = 24 * 60 * 60

/** Creates a Checkout Session for a subscription, on a page of Stripe's. */
export function createSession({
  account,
  params,
  origin,
}: Call<Params>): Resource<'checkout.session'> & { id: string } {
  requireHosted(params)
  requireChargesEnabled(account)
  const customer = find(account, 'customer', params.customer ?? '', 'customer')
  const items = (params.line_items ?? []).map(({ price, quantity = 1 }, index) => {
    if (!price)
      throw invalid(`Missing required param: line_items[${index}][price].`, {
        code: 'parameter_missing',
        param: `line_items[${index}][price]`,
      })
    return { price: requirePrice(account, price, `line_items[${index}]`), quantity }
  })
  if (items.length === 0)
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.')
  requireConnected(account, params.subscription_data?.application_fee_percent)
  const now = account.now()
  const id = makeId('cs_test', 58)
  const sum = items.reduce((all, { price, quantity }) => all + (price.unit_amount ?? 0) * quantity, 0)
  const total = params.subscription_data?.trial_period_days ? 0 : sum
  const order: SessionOrder = {
    items: items.map(({ price, quantity }) => ({ price: price.id, quantity })),
    subscription: params.subscription_data ?? {},
  }
  account.data.orders[id] = order
  return keep(account, 'checkout.session', {
    ...blank,
    id,
    object: 'checkout.session',
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: now,
    currency: items[0]?.price.currency ?? null,
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: null,
    },
    expires_at: readExpiry(params.expires_at, now),
    metadata: mergeMetadata({}, params.metadata),
    success_url: params.success_url ?? null,
    url: `${origin}/sandbox/stripe/checkout/${id}`,
  })
}

function requireHosted(params: Given<Params>): void {
  if (params.mode !== 'subscription')
    throw invalid("The sandbox's Stripe models Checkout for subscriptions alone.", {
      code: 'sandbox_not_modelled',
      param: 'mode',
    })
  for (const name of ['customer', 'success_url'] as const)
    if (!params[name])
      throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
  for (const name of ['success_url', 'cancel_url'] as const)
    if (params[name] && !/^https?:\/\//.test(params[name]))
      throw invalid('Not a valid URL', { code: 'url_invalid', param: name })
}

function readExpiry(given: number | undefined, now: number): number {
  if (given === undefined) return now + maxSeconds
  if (given < now + minSeconds)
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    })
  if (given > now + maxSeconds)
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    })
  return given
}

/** The fields that sessions of the sandbox have in common. */
const blank = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_creation: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  locale: null,
  managed_payments: { enabled: false },
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: { card: { request_three_d_secure: 'automatic' } },
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: {
    allow_redisplay_filters: ['always'],
    payment_method_remove: 'disabled',
    payment_method_save: null,
  },
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<Resource<'checkout.session'>>
