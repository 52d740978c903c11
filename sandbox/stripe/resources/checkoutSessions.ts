import type { Stripe } from 'stripe'
import { endpoint } from '../api/endpoint.ts'
import { createSession } from '../checkout/createSession.ts'
import { expireSession } from '../checkout/endSession.ts'
import { find } from '../state/Account.ts'
import { matchesFilter, listRows } from './listRows.ts'

export const checkoutSessions = [
  endpoint<Stripe.Checkout.SessionCreateParams>(
    'POST /v1/checkout/sessions',
    'Checkout.SessionCreateParams',
    createSession,
  ),
  endpoint<Stripe.Checkout.SessionListParams>(
    'GET /v1/checkout/sessions',
    'Checkout.SessionListParams',
    ({ account, params, path }) =>
      listRows('checkout.session', {
        account,
        params,
        path,
        keeps: (row) =>
          matchesFilter(params.customer, row.customer) &&
          matchesFilter(params.subscription, row.subscription) &&
          matchesFilter(params.status, row.status),
      }),
  ),
  endpoint<Stripe.Checkout.SessionRetrieveParams>(
    'GET /v1/checkout/sessions/:id',
    'Checkout.SessionRetrieveParams',
    ({ account, id }) => find(account, 'checkout.session', id),
  ),
  endpoint<Stripe.Checkout.SessionExpireParams>(
    'POST /v1/checkout/sessions/:id/expire',
    'Checkout.SessionExpireParams',
    ({ account, id }) => {
      const session = find(account, 'checkout.session', id)
      expireSession(account, session)
      return session
    },
  ),
]
