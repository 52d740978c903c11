import type { Catalogue } from '../../../functions/src/shared/billing/catalogue.ts'
import { useWords } from '../words.ts'

/** The choice of a currency. Style sheets show the prices of the chosen one, so it works without a script. */
export function CurrencyChoice({ catalogue }: { catalogue: Catalogue }) {
  const t = useWords('pricing')
  const ordered = catalogue.currencies.toSorted((one, other) => one.countries.length - other.countries.length)
  return (
    <fieldset className="currencies">
      <legend>{t('currency')}</legend>
      {ordered.map(({ currency, symbol, countries }) => (
        <label key={currency}>
          <input
            type="radio"
            name="currency"
            value={currency}
            defaultChecked={currency === 'usd'}
            data-countries={countries.join(' ')}
          />
          {symbol} {currency.toUpperCase()}
        </label>
      ))}
    </fieldset>
  )
}
