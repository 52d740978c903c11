import type { Stripe } from 'stripe'
import { endpoint, type Call } from '../api/endpoint.ts'
import { invalid } from '../api/StripeFailure.ts'
import { buildAccount, createAccount, onboarded } from '../connect/createAccount.ts'
import { findConnected } from '../connect/findConnected.ts'
import { openConnected } from '../connect/openConnected.ts'
import { change, mergeMetadata } from '../state/change.ts'
import { randomText } from '../state/makeId.ts'
import type { Resource } from '../state/State.ts'
import { listRows } from './listRows.ts'

type Account = Resource<'account'>

export const accounts = [
  endpoint<Stripe.AccountCreateParams>('POST /v1/accounts', 'AccountCreateParams', ({ account, params }) => {
    requirePlatform(account)
    return createAccount(account.world, params, account.now())
  }),
  endpoint<Stripe.AccountListParams>('GET /v1/accounts', 'AccountListParams', ({ account, params, path }) =>
    listRows('account', { account, params, path }),
  ),
  endpoint<Stripe.AccountRetrieveParams>('GET /v1/account', 'AccountRetrieveParams', ({ account }) =>
    retrieve(account, account.id),
  ),
  endpoint<Stripe.AccountRetrieveParams>('GET /v1/accounts/:id', 'AccountRetrieveParams', ({ account, id }) =>
    retrieve(account, id),
  ),
  endpoint<Stripe.AccountUpdateParams>('POST /v1/accounts/:id', 'AccountUpdateParams', update),
  endpoint<Stripe.AccountDeleteParams>(
    'DELETE /v1/accounts/:id',
    'AccountDeleteParams',
    ({ account, id }) => {
      findConnected(account.world, id)
      const platform = account.world.accounts[account.world.platform]
      if (platform) delete platform.tables.account[id]
      delete account.world.accounts[id]
      return { id, object: 'account', deleted: true }
    },
  ),
  endpoint<Stripe.AccountLinkCreateParams>('POST /v1/account_links', 'AccountLinkCreateParams', link),
]

function retrieve({ world, id: ownId, now }: Call<unknown>['account'], id: string): Account {
  if (id !== world.platform) return findConnected(world, id)
  if (ownId !== world.platform)
    throw invalid('Only the platform may see its own account.', { code: 'account_invalid', status: 403 })
  return { ...buildAccount(id, { type: 'standard' }, now()), ...onboarded }
}

function update({ account, id, params }: Call<Stripe.AccountUpdateParams>): Account {
  const row = findConnected(account.world, id)
  const { name, url } = params.business_profile ?? {}
  const { business_profile: before } = row
  change(
    openConnected(account, id),
    row,
    {
      email: params.email,
      business_type: params.business_type,
      ...(before && {
        business_profile: {
          ...before,
          ...(name !== undefined && { name: name || null }),
          ...(url !== undefined && { url: url || null }),
        },
      }),
      metadata:
        params.metadata === undefined ? undefined : mergeMetadata(row.metadata ?? {}, params.metadata),
    },
    'account.updated',
  )
  return row
}

/**
 * Returns a link to the sandbox's page that replaces Stripe's forms. At Stripe it expires after minutes, here
 * never.
 */
function link({ account, params, origin }: Call<Stripe.AccountLinkCreateParams>): object {
  requirePlatform(account)
  findConnected(account.world, params.account, 'account')
  if (params.type === 'account_onboarding' && (!params.return_url || !params.refresh_url)) {
    throw invalid('You must provide both `return_url` and `refresh_url`.', {
      code: 'parameter_missing',
      param: 'return_url',
    })
  }
  const query = new URLSearchParams({ return_url: params.return_url ?? '', token: randomText(12) })
  return {
    object: 'account_link',
    created: account.now(),
    expires_at: account.now() + 300,
    url: `${origin}/sandbox/stripe/onboarding/${params.account}?${query.toString()}`,
  }
}

function requirePlatform({ isConnected }: Call<unknown>['account']): void {
  if (isConnected)
    throw invalid('Only a platform may do this, not an account that is connected to it.', {
      code: 'platform_account_required',
      status: 403,
    })
}
