import { currencies, type Catalogue } from '../../../functions/src/shared/billing/catalogue.ts'
import { formatPrice } from './formatPrice.ts'

/** The add-ons that can be bought, with prices in each currency. */
export function AddonList({ catalogue }: { catalogue: Catalogue }) {
  return (
    <section className="entries">
      <h2>Add-ons</h2>
      <dl>
        {catalogue.addons
          .filter(({ isAvailable }) => isAvailable)
          .map(({ key, name, description, prices }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>
                {description}{' '}
                {currencies.map((currency) => (
                  <span key={currency} data-currency={currency}>
                    {formatPrice(prices[currency], currency)} a month.
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
