import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { find, keep } from '../state/Account.ts'
import { change, mergeMetadata } from '../state/change.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import { matchesFilter, listRows } from './listRows.ts'

export const taxRates = [
  endpoint<Stripe.TaxRateCreateParams>('POST /v1/tax_rates', 'TaxRateCreateParams', create),
  endpoint<Stripe.TaxRateListParams>('GET /v1/tax_rates', 'TaxRateListParams', ({ account, params, path }) =>
    listRows('tax_rate', {
      account,
      params,
      path,
      keeps: (row) =>
        matchesFilter(params.active, row.active) && matchesFilter(params.inclusive, row.inclusive),
    }),
  ),
  endpoint<Stripe.TaxRateRetrieveParams>(
    'GET /v1/tax_rates/:id',
    'TaxRateRetrieveParams',
    ({ account, id }) => find(account, 'tax_rate', id),
  ),
  endpoint<Stripe.TaxRateUpdateParams>(
    'POST /v1/tax_rates/:id',
    'TaxRateUpdateParams',
    ({ account, id, params }) => {
      const rate = find(account, 'tax_rate', id)
      const metadata =
        params.metadata === undefined ? undefined : mergeMetadata(rate.metadata, params.metadata)
      const { active, description, display_name } = params
      change(account, rate, { active, description, display_name, metadata }, 'tax_rate.updated')
      return rate
    },
  ),
]

function create({ account, params }: Call<Stripe.TaxRateCreateParams>): Resource<'tax_rate'> {
  if (params.inclusive)
    throw invalid("The sandbox's Stripe models exclusive tax alone.", {
      code: 'sandbox_not_modelled',
      param: 'inclusive',
    })
  if (params.percentage < 0 || params.percentage > 100)
    throw invalid('Invalid percentage: must be between 0 and 100.', { param: 'percentage' })
  const rate = keep(account, 'tax_rate', {
    id: makeId('txr_1'),
    object: 'tax_rate',
    active: params.active ?? true,
    country: params.country ?? null,
    created: account.now(),
    description: params.description ?? null,
    display_name: params.display_name,
    effective_percentage: params.percentage,
    flat_amount: null,
    inclusive: false,
    jurisdiction: params.jurisdiction ?? null,
    jurisdiction_level: null,
    livemode: false,
    metadata: mergeMetadata({}, params.metadata),
    percentage: params.percentage,
    rate_type: 'percentage',
    state: params.state ?? null,
    tax_type: params.tax_type ?? null,
  })
  account.emit('tax_rate.created', rate)
  return rate
}
