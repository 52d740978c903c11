import { NativeSelect } from '@mantine/core'
import type { Catalogue } from '@parley/functions/shared/catalogue'
import { currencyOf } from '@parley/functions/shared/payment'
import { listCountries } from './countries.ts'

interface CountryFieldProps {
  catalogue: Catalogue
  value: string
  onChange: (country: string) => void
}

/** Where a workspace pays from. It is asked once: currency and tax follow from it, and stay. */
export function CountryField({ catalogue, value, onChange }: CountryFieldProps) {
  const { currency, taxName, taxBasisPoints } = currencyOf(catalogue, value)
  const tax = taxBasisPoints > 0 ? `with ${taxBasisPoints / 100}% ${taxName}` : 'without tax'
  return (
    <NativeSelect
      label="Country"
      description={`You pay in ${currency.toUpperCase()}, ${tax}. This stays as it is once you have a card.`}
      data={listCountries().map(({ code, name }) => ({ value: code, label: name }))}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
