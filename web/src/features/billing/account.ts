import { isSettled, type Billing, type Subscription } from '@parley/functions/shared/billing/billing'
import type { Catalogue, CurrencyInfo, Plan } from '@parley/functions/shared/billing/catalogue'
import { isEntitled } from '@parley/functions/shared/billing/entitlement'
import { currencyOf, planOf } from '@parley/functions/shared/billing/payment'

/** A workspace as somebody who pays, or does not pay yet. */
export interface Account {
  catalogue: Catalogue
  /** Null until the first card: then nothing is settled. */
  billing: Billing | null
  subscription: Subscription | null
  /** The plan in force, which is the free one unless another is paid. */
  plan: Plan
  isPaid: boolean
  /** Where it pays from: settled with the first card, before that what was guessed. */
  country: string
  currency: CurrencyInfo
}

/** What was used since a moment (milliseconds), in units. */
export interface Spent {
  from: number
  units: number
}

/** The server decides what may be done; this is what the screens show of it. */
export function accountOf(
  billing: Billing | null,
  catalogue: Catalogue,
  guessedCountry: string,
  now = Date.now(),
): Account {
  const subscription = billing?.subscription ?? null
  const isPaid = subscription !== null && isEntitled(subscription, now)
  const country = billing && isSettled(billing) ? billing.country : guessedCountry
  return {
    catalogue,
    billing,
    subscription,
    isPaid,
    country,
    plan: planOf(catalogue, isPaid ? subscription.plan : 'free'),
    currency: currencyOf(catalogue, country),
  }
}

/** How a subscription stands, for people: a key of the page's texts. */
export const statusWords = {
  active: { label: 'status_active', color: 'green' },
  trialing: { label: 'status_trialing', color: 'green' },
  past_due: { label: 'status_past_due', color: 'yellow' },
  unpaid: { label: 'status_unpaid', color: 'red' },
  pending: { label: 'status_pending', color: 'yellow' },
  cancelled: { label: 'status_cancelled', color: 'gray' },
} as const satisfies Record<Subscription['status'], { label: string; color: string }>
