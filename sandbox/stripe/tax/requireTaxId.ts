import { invalid } from '../api/StripeFailure.ts'

/** The forms of the tax IDs that the sandbox knows, by their types. */
const forms: Record<string, RegExp> = {
  eu_vat:
    /^(?:ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z0-9]\d{7}[A-Z0-9]|FI\d{8}|FR[A-Z0-9]{2}\d{9}|HR\d{11}|HU\d{8}|IE\d{7}[A-Z]{1,2}|IE\d[A-Z]\d{5}[A-Z]|IT\d{11}|LT(?:\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10}|XI\d{9})$/,
  gb_vat: /^GB(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  ch_vat: /^CHE-?\d{3}\.?\d{3}\.?\d{3} ?(?:MWST|TVA|IVA)$/,
  no_vat: /^\d{9}MVA$/,
}

/** Requires that a tax ID has the form of its type; whether it exists is asked later. Returns its country. */
export function requireTaxId(type: string, value: string): string {
  const form = forms[type]
  if (!form)
    throw invalid(`The sandbox's Stripe does not model tax IDs of the type ${type}.`, {
      code: 'sandbox_not_modelled',
      param: 'type',
    })
  if (!form.test(value))
    throw invalid(`Invalid value for ${type}.`, { code: 'tax_id_invalid', param: 'value' })
  if (type !== 'eu_vat') return type.slice(0, 2).toUpperCase()
  const prefix = value.slice(0, 2)
  return prefix === 'EL' ? 'GR' : prefix === 'XI' ? 'GB' : prefix
}
