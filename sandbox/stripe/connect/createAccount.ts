import type { Stripe } from 'stripe'
import { mergeMetadata } from '../state/change.ts'
import { createAccountData } from '../state/createWorld.ts'
import { makeId } from '../state/makeId.ts'
import type { Resource, World } from '../state/State.ts'
import type { Given } from '../state/Stored.ts'

type Account = Resource<'account'>

/** The dashboards that sellers have, by the older types of account. */
const dashboards = { standard: 'full', express: 'express', custom: 'none' } as const

const required = ['business_profile.url', 'external_account', 'tos_acceptance.date', 'tos_acceptance.ip']

/** Creates a connected account with data of its own; it accepts payments after its onboarding. */
export function createAccount(world: World, params: Given<Stripe.AccountCreateParams>, now: number): Account {
  const account = buildAccount(makeId('acct_1', 15), params, now)
  const platform = world.accounts[world.platform]
  if (platform) platform.tables.account[account.id] = account
  world.accounts[account.id] = createAccountData(account.id)
  return account
}

/** The fields of an account whose onboarding is complete. */
export const onboarded = {
  charges_enabled: true,
  payouts_enabled: true,
  details_submitted: true,
  capabilities: { card_payments: 'active', transfers: 'active' },
  requirements: requirements([]),
} satisfies Partial<Account>

/** Returns an account as Stripe creates it: without any capability, so that it cannot charge yet. */
export function buildAccount(id: string, params: Given<Stripe.AccountCreateParams>, now: number): Account {
  const dashboard = params.controller?.stripe_dashboard?.type ?? dashboards[params.type ?? 'standard']
  const isPlatformPaying = dashboard !== 'full'
  return {
    id,
    object: 'account',
    business_profile: {
      annual_revenue: null,
      estimated_worker_count: null,
      mcc: null,
      minority_owned_business_designation: null,
      name: params.business_profile?.name || null,
      product_description: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      specified_commercial_transactions_act_url: null,
      url: params.business_profile?.url || null,
    },
    business_type: params.business_type ?? null,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    controller: {
      fees: { payer: params.controller?.fees?.payer ?? (isPlatformPaying ? 'application' : 'account') },
      is_controller: true,
      losses: {
        payments: params.controller?.losses?.payments ?? (isPlatformPaying ? 'application' : 'stripe'),
      },
      requirement_collection:
        params.controller?.requirement_collection ?? (dashboard === 'none' ? 'application' : 'stripe'),
      stripe_dashboard: { type: dashboard },
      type: 'application',
    },
    country: params.country ?? 'US',
    created: now,
    default_currency: 'usd',
    details_submitted: false,
    email: params.email ?? null,
    external_accounts: {
      object: 'list',
      data: [],
      has_more: false,
      url: `/v1/accounts/${id}/external_accounts`,
    },
    future_requirements: requirements([]),
    metadata: mergeMetadata({}, params.metadata),
    payouts_enabled: false,
    requirements: requirements(required),
    settings: null,
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: params.type ?? (dashboard === 'full' ? 'standard' : dashboard === 'express' ? 'express' : 'none'),
  }
}

function requirements(due: string[]) {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: due.length > 0 ? ('requirements.past_due' as const) : null,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  }
}
