import { isSettled, type Billing, type Subscription } from '@parley/functions/shared/billing/billing'
import type { Catalogue, CurrencyInfo, Plan } from '@parley/functions/shared/billing/catalogue'
import { isEntitled } from '@parley/functions/shared/billing/entitlement'
import { currencyOf, planOf } from '@parley/functions/shared/billing/payment'

/** The payment data of a workspace, paying or not. */
export interface Account {
  catalogue: Catalogue
  /** Null until the first card: then nothing is final. */
  billing: Billing | null
  subscription: Subscription | null
  /** The plan in force: the free one unless another is paid. */
  plan: Plan
  isPaid: boolean
  /** The country of payments: final with the first card, a guess before. */
  country: string
  currency: CurrencyInfo
}

/** The usage since a time (milliseconds), in units. */
export interface Spent {
  from: number
  units: number
}

/** Returns the account for the screens; the server decides what is allowed. */
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

/** The text key and the colour of each state of a subscription. */
export const statusWords = {
  active: { label: 'status_active', color: 'green' },
  trialing: { label: 'status_trialing', color: 'green' },
  past_due: { label: 'status_past_due', color: 'yellow' },
  unpaid: { label: 'status_unpaid', color: 'red' },
  pending: { label: 'status_pending', color: 'yellow' },
  cancelled: { label: 'status_cancelled', color: 'gray' },
} as const satisfies Record<Subscription['status'], { label: string; color: string }>
