import {
  currencies,
  type Catalogue,
  type Currency,
  type Plan,
} from '../../../functions/src/shared/billing/catalogue.ts'
import { formatPrice } from './formatPrice.ts'

/** The plans, with prices in each currency; the chosen currency is the one that is shown. */
export function PlanCards({ catalogue }: { catalogue: Catalogue }) {
  return (
    <ul className="plans">
      {catalogue.plans.map((plan) => (
        <li key={plan.key}>
          <h2>{plan.name}</h2>
          <p>{plan.description}</p>
          {currencies.map((currency) => (
            <p key={currency} className="plan-price" data-currency={currency}>
              <PlanPrice plan={plan} currency={currency} />
            </p>
          ))}
          <ul className="checks">
            {plan.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {plan.prices ? (
            <a className={plan.key === 'free' ? 'button quiet' : 'button'} href="/signup">
              {plan.key === 'free' ? 'Start free' : 'Create an account'}
            </a>
          ) : (
            <a className="button quiet" href="/legal/contact">
              Talk to us
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function PlanPrice({ plan, currency }: { plan: Plan; currency: Currency }) {
  if (!plan.prices)
    return (
      <>
        <b>from {formatPrice(plan.pricesFrom, 'usd')}</b> a month
      </>
    )
  return (
    <>
      <b>{formatPrice(plan.prices[currency], currency)}</b> a month
    </>
  )
}
