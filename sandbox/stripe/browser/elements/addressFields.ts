import { createField, type Field } from './createField.ts'

const countries =
  'AE AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GI GR HK HR HU IE IN IT JP LI LT LU LV MT MX MY NL NO NZ PL PT RO SE SG SI SK TH US'.split(
    ' ',
  )

export interface AddressValue {
  name: string
  address: Record<'line1' | 'line2' | 'postal_code' | 'city' | 'state' | 'country', string>
}

/** Creates the fields of a postal address, with the existing values. */
export function createAddressFields(
  existing: { name?: string; address?: Partial<AddressValue['address']> } = {},
  isOrganization = false,
  allowed: readonly string[] = countries,
): Field[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  const fields = [
    createField({
      name: 'name',
      label: isOrganization ? 'Organization name' : 'Full name',
      autocomplete: 'name',
    }),
    createField({
      name: 'country',
      label: 'Country or region',
      autocomplete: 'country',
      choices: allowed.map((code) => [code, names.of(code) ?? code] as const),
    }),
    createField({ name: 'line1', label: 'Address line 1', autocomplete: 'address-line1' }),
    createField({ name: 'line2', label: 'Address line 2', autocomplete: 'address-line2', isOptional: true }),
    createField({ name: 'postal_code', label: 'Postal code', autocomplete: 'postal-code' }),
    createField({ name: 'city', label: 'City', autocomplete: 'address-level2' }),
    createField({
      name: 'state',
      label: 'State or province',
      autocomplete: 'address-level1',
      isOptional: true,
    }),
  ]
  const values: Record<string, string | undefined> = {
    country: allowed.includes('US') ? 'US' : allowed[0],
    ...existing.address,
    name: existing.name,
  }
  for (const field of fields) {
    const value = values[field.name]
    if (value) field.set(value)
  }
  return fields
}

export function readAddress(fields: readonly Field[]): AddressValue {
  const value = (name: string) => fields.find((field) => field.name === name)?.value() ?? ''
  return {
    name: value('name'),
    address: {
      line1: value('line1'),
      line2: value('line2'),
      postal_code: value('postal_code'),
      city: value('city'),
      state: value('state'),
      country: value('country'),
    },
  }
}
