import {
  currencies,
  type Catalogue,
  type Currency,
  type Plan,
} from '../../../functions/src/shared/billing/catalogue.ts'
import { priceOfOrder } from '../../../functions/src/shared/billing/planPrices.ts'
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
              <PlanPrice catalogue={catalogue} plan={plan} currency={currency} />
            </p>
          ))}
          {plan.additionalInfo && <p>{plan.additionalInfo}</p>}
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

interface PlanPriceProps {
  catalogue: Catalogue
  plan: Plan
  currency: Currency
}

function PlanPrice({ catalogue, plan, currency }: PlanPriceProps) {
  if (!plan.prices)
    return (
      <>
        <b>from {formatPrice(plan.pricesFrom, 'usd')}</b> a month
      </>
    )
  const info = catalogue.currencies.find((candidate) => candidate.currency === currency)
  const { key, monthlyCredits } = plan
  const year = info && priceOfOrder(catalogue, info, { plan: key, cycle: 'yearly', monthlyCredits }).shown
  return (
    <>
      <b>{formatPrice(plan.prices[currency], currency)}</b> a month
      {year ? `, or ${formatPrice(year, currency)} a year` : ''}
    </>
  )
}
