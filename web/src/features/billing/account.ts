import { isSettled, type Billing, type Subscription } from '@parley/functions/shared/billing/billing'
import type { Catalogue, CatalogueCurrency, Plan } from '@parley/functions/shared/billing/catalogue'
import { isEntitled } from '@parley/functions/shared/billing/isEntitled'
import { currencyOf, planOf } from '@parley/functions/shared/billing/payment'
import { orderOf, type PlanOrder } from '@parley/functions/shared/billing/planPrices'

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
  currency: CatalogueCurrency
}

/** A cycle of a plan, and its credits a month, as a member chooses them. */
export type ChosenPlan = Pick<PlanOrder, 'cycle' | 'monthlyCredits'>

/** Returns the order of an account's present plan. */
export function presentOrder({ catalogue, plan, subscription, isPaid }: Account): PlanOrder {
  return isPaid && subscription
    ? orderOf(catalogue, subscription)
    : { plan: plan.key, cycle: 'monthly', monthlyCredits: plan.monthlyCredits }
}

/** Returns what an account has chosen from the next payment on, or else has now; the default before it pays. */
export function chosenPlan(account: Account): ChosenPlan {
  const { catalogue, subscription, isPaid } = account
  if (!isPaid || !subscription)
    return { cycle: 'monthly', monthlyCredits: planOf(catalogue, 'pay_as_you_go').monthlyCredits }
  const { cycle, monthlyCredits } = presentOrder(account)
  return subscription.nextPlan ?? { cycle, monthlyCredits }
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
