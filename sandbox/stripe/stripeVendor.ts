import type { Route, Vendor } from '../http/Vendor.ts'
import { answerRequest, type Api } from './api/answer.ts'
import { browserRoutes } from './browser/browserRoutes.ts'
import { oauthRoutes } from './connect/oauth.ts'
import { accountControls } from './controls/accountControls.ts'
import { clockControls } from './controls/clockControls.ts'
import { faultControls } from './controls/faultControls.ts'
import { pages } from './controls/pages.ts'
import { paymentControls } from './controls/paymentControls.ts'
import { stateControls } from './controls/stateControls.ts'
import { webhookControls } from './controls/webhookControls.ts'
import { accounts } from './resources/accounts.ts'
import { coupons } from './resources/coupons.ts'
import { customers } from './resources/customers.ts'
import { invoices } from './resources/invoices.ts'
import { paymentIntents } from './resources/paymentIntents.ts'
import { paymentMethods } from './resources/paymentMethods.ts'
import { prices } from './resources/prices.ts'
import { products } from './resources/products.ts'
import { promotionCodes } from './resources/promotionCodes.ts'
import { records } from './resources/records.ts'
import { refunds } from './resources/refunds.ts'
import { setupIntents } from './resources/setupIntents.ts'
import { subscriptions } from './resources/subscriptions.ts'
import { taxRates } from './resources/taxRates.ts'
import type { StripeState } from './state/State.ts'
import { createPostman } from './webhooks/postman.ts'

const endpoints = [
  ...accounts,
  ...coupons,
  ...customers,
  ...invoices,
  ...paymentIntents,
  ...paymentMethods,
  ...prices,
  ...products,
  ...promotionCodes,
  ...records,
  ...refunds,
  ...setupIntents,
  ...subscriptions,
  ...taxRates,
]

/**
 * Stripe, stateful and strict, for the `stripe` package with `{ host, port, protocol: 'http' }`: its paths
 * are absolute, so that this stand-in answers below `/v1` and not below a name of its own. `sk_test_<name>`
 * and `pk_test_<name>` are the two keys of a world that begins to exist when it is first asked: a platform
 * account, the accounts connected to it (`Stripe-Account`), one clock.
 *
 * - Requests are checked against `schemas/requests.json`, made by `scripts/generateStripeSchemas.mjs` from
 *   the package's own types. What Stripe knows and this does not is refused with the code
 *   `sandbox_not_modelled`; other paths are Stripe's 404.
 * - Cards behave by their number or `pm_card_…` name: `payments/testCards.ts`. Raw numbers are for
 *   publishable keys alone.
 * - Subscriptions renew, retry (after 3, 5 and 7 days) and end as `billing/advanceClock.ts` moves the clock.
 *   No trials, no schedules, no metered or tiered prices, exclusive tax alone; what is to change with the
 *   next cycle is `proration_behavior: 'none'`.
 * - Events are signed by the real time, not the moved clock, since that is what receivers compare with.
 *
 * Below `/sandbox/stripe`, with `Authorization: Bearer sk_test_<name>` and JSON (`account` names a connected
 * account):
 *
 *   GET    /clock                   { now, frozen }
 *   POST   /clock                   { to } or { by }, seconds: runs all that falls due until then
 *   POST   /settings                { after_retries: 'cancel' | 'unpaid' }
 *   POST   /webhook_endpoints       { url, secret?, connect?, enabled_events? }; DELETE takes all away
 *   POST   /webhooks/mode           { mode: 'deliver' | 'hold' | 'drop' }
 *   POST   /webhooks/release        { deliveries?, order?: 'given' | 'reversed' | 'shuffled', seed?, times?,
 *                                   parallel? }, where deliveries are ids of deliveries or events
 *   POST   /webhooks/settle         waits until nothing is on its way
 *   GET    /deliveries              { mode, data: [{ id, event, type, account, endpoint, status, … }] }
 *   POST   /faults                  { path, method?, kind: 'error' | 'rate_limit' | 'hang' | 'reset' | 'slow',
 *                                   when?: 'before' | 'after', times?, milliseconds?, remembered? }
 *   GET    /faults                  those that wait; DELETE disarms them
 *   POST   /challenge               { client_secret, outcome: 'complete' | 'fail' }; pages may, with `key`
 *   POST   /cards                   { payment_method, number }: the card behaves as another from now on
 *   POST   /disputes                { charge, amount?, reason? }
 *   POST   /disputes/close          { dispute, status: 'won' | 'lost' }
 *   POST   /accounts/onboard        { account }
 *   POST   /accounts/deauthorize    { account }
 *   GET    /world                   all of it as JSON; POST puts one back, DELETE empties it
 *
 * and the pages that people are sent to, without a key: `/onboarding/:account`, `/challenge/:intent`,
 * `/oauth/authorize`.
 */
export function stripeVendors(state: StripeState = { worlds: {} }): Vendor[] {
  const postman = createPostman()
  const api: Api = { state, endpoints, publish: postman.publish }
  const everything = (method: Route['method']): Route => ({
    method,
    path: '/*',
    handle: (request) => answerRequest(api, method, request),
  })
  return [
    {
      name: 'Stripe',
      about: 'Payments and subscriptions with test cards; no money moves.',
      prefix: '/v1',
      routes: (['GET', 'POST', 'DELETE'] as const).map(everything),
    },
    {
      name: 'Stripe Connect',
      about: 'Where sellers connect their account.',
      prefix: '/oauth',
      routes: oauthRoutes(api),
    },
    {
      name: 'Stripe.js',
      about: 'What the browser loads of Stripe.',
      prefix: '/stripe-js',
      routes: browserRoutes(),
    },
    {
      name: 'Stripe controls',
      about: 'For tests and demos: clock, webhooks, faults, challenges, disputes, onboarding, dumps.',
      prefix: '/sandbox/stripe',
      routes: [
        ...accountControls(api),
        ...clockControls(api),
        ...faultControls(api),
        ...pages(api),
        ...paymentControls(api),
        ...stateControls(api),
        ...webhookControls(api, postman),
      ],
    },
  ]
}
