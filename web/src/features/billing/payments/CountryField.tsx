import { NativeSelect } from '@mantine/core'
import type { Catalogue } from '@parley/functions/shared/billing/catalogue'
import { currencyOf } from '@parley/functions/shared/billing/payment'
import { listCountries } from '../../../lib/formats/countries.ts'
import { priceWords } from '../../../lib/texts/priceWords.ts'
import { t as taxText } from '../tax/texts.ts'
import { t } from '../texts.ts'

interface CountryFieldProps {
  catalogue: Catalogue
  value: string
  onChange: (country: string) => void
}

/** The country of a workspace's payments. It is asked once: currency and tax depend on it, and are final. */
export function CountryField({ catalogue, value, onChange }: CountryFieldProps) {
  const { currency, taxName, taxBasisPoints } = currencyOf(catalogue, value)
  const code = currency.toUpperCase()
  return (
    <NativeSelect
      label={t('country')}
      description={
        catalogue.automaticTax
          ? taxText('taxAtPayment', { currency: code })
          : taxBasisPoints > 0
            ? t('youPayInTaxed', { currency: code, rate: taxBasisPoints / 10_000, tax: priceWords(taxName) })
            : t('youPayIn', { currency: code })
      }
      data={listCountries().map((entry) => ({ value: entry.code, label: entry.name }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
