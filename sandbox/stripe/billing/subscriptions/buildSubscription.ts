import type { Stripe } from 'stripe'
import type { Account } from '../../state/Account.ts'
import type { Resource, SubscriptionItem } from '../../state/State.ts'
import type { Given } from '../../state/Stored.ts'

interface Parts {
  id: string
  customer: string
  items: SubscriptionItem[]
  rates: Resource<'tax_rate'>[]
  /** The end of its trial, during which it costs nothing; null without one. */
  trialEnd: number | null
  metadata: Record<string, string>
  params: Given<Stripe.SubscriptionCreateParams>
}

/** Builds a subscription that has not been paid yet. */
export function buildSubscription(
  account: Account,
  { id, customer, items, rates, trialEnd, metadata, params }: Parts,
): Resource<'subscription'> {
  const now = account.now()
  const end = items[0]?.current_period_end ?? now
  const isEnding = params.cancel_at_period_end === true
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: params.application_fee_percent || null,
    automatic_tax: automaticTaxOf(params.automatic_tax),
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: isEnding ? end : null,
    cancel_at_period_end: isEnding,
    canceled_at: isEnding ? now : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: isEnding ? 'cancellation_requested' : null,
    },
    collection_method: 'charge_automatically',
    created: now,
    currency: items[0]?.price.currency ?? 'usd',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: params.default_payment_method ?? null,
    default_source: null,
    default_tax_rates: rates,
    description: params.description || null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: params.payment_settings?.payment_method_types || null,
      save_default_payment_method: params.payment_settings?.save_default_payment_method ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd === null ? null : now,
  }
}

/** Returns the setting of automatic tax that a request asks for; off by default. */
export function automaticTaxOf(
  given: { enabled: boolean } | undefined,
): Resource<'subscription'>['automatic_tax'] {
  const enabled = given?.enabled ?? false
  return { disabled_reason: null, enabled, liability: enabled ? { type: 'self' } : null }
}
