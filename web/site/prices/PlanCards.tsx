import { useContext, type ReactNode } from 'react'
import {
  currencies,
  type Catalogue,
  type Currency,
  type Plan,
} from '../../../functions/src/shared/billing/catalogue.ts'
import { priceOfOrder } from '../../../functions/src/shared/billing/planPrices.ts'
import { SiteLink } from '../SiteLink.tsx'
import { PageLanguage, usePriceWords, useWords } from '../words.ts'
import { formatPrice } from './formatPrice.ts'

/** The plans, with prices in each currency; the chosen currency is the one that is shown. */
export function PlanCards({ catalogue }: { catalogue: Catalogue }) {
  const priceWords = usePriceWords()
  return (
    <ul className="plans">
      {catalogue.plans.map((plan) => (
        <li key={plan.key}>
          <h2>{priceWords(plan.name)}</h2>
          <p>{priceWords(plan.description)}</p>
          {currencies.map((currency) => (
            <p key={currency} className="plan-price" data-currency={currency}>
              <PlanPrice catalogue={catalogue} plan={plan} currency={currency} />
            </p>
          ))}
          {plan.additionalInfo && <p>{priceWords(plan.additionalInfo)}</p>}
          <ul className="checks">
            {plan.features.map((feature) => (
              <li key={feature}>{priceWords(feature)}</li>
            ))}
          </ul>
          <PlanLink plan={plan} />
        </li>
      ))}
    </ul>
  )
}

function PlanLink({ plan }: { plan: Plan }) {
  const t = useWords('pricing')
  const frame = useWords('frame')
  if (!plan.prices)
    return (
      <SiteLink className="button quiet" to="/legal/contact">
        {t('talkToUs')}
      </SiteLink>
    )
  return (
    <a className={plan.key === 'free' ? 'button quiet' : 'button'} href="/signup">
      {plan.key === 'free' ? t('startFree') : frame('createAccount')}
    </a>
  )
}

interface PlanPriceProps {
  catalogue: Catalogue
  plan: Plan
  currency: Currency
}

function PlanPrice({ catalogue, plan, currency }: PlanPriceProps) {
  const t = useWords('pricing')
  const { language } = useContext(PageLanguage)
  const b = (text: ReactNode) => <b>{text}</b>
  const priceOf = (amount: number, of: Currency) => formatPrice(amount, of, { language })
  if (!plan.prices) return t.rich('priceFrom', { b, price: priceOf(plan.pricesFrom, 'usd') })
  const info = catalogue.currencies.find((candidate) => candidate.currency === currency)
  const { key, monthlyCredits } = plan
  const year = info && priceOfOrder(catalogue, info, { plan: key, cycle: 'yearly', monthlyCredits }).shown
  const price = priceOf(plan.prices[currency], currency)
  return year
    ? t.rich('priceOrYear', { b, price, year: priceOf(year, currency) })
    : t.rich('price', { b, price })
}
