import { useContext } from 'react'
import { currencies, type Catalogue } from '../../../functions/src/shared/billing/catalogue.ts'
import { PageLanguage, usePriceWords, useWords } from '../words.ts'
import { formatPrice } from './formatPrice.ts'

/** The add-ons that can be bought, with prices in each currency. */
export function AddonList({ catalogue }: { catalogue: Catalogue }) {
  const t = useWords('pricing')
  const priceWords = usePriceWords()
  const { language } = useContext(PageLanguage)
  return (
    <section className="entries">
      <h2>{t('addons')}</h2>
      <dl>
        {catalogue.addons
          .filter(({ isAvailable }) => isAvailable)
          .map(({ key, name, description, prices }) => (
            <div key={key}>
              <dt>{priceWords(name)}</dt>
              <dd>
                {priceWords(description)}{' '}
                {currencies.map((currency) => (
                  <span key={currency} data-currency={currency}>
                    {t('addonPrice', { price: formatPrice(prices[currency], currency, { language }) })}
                  </span>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
