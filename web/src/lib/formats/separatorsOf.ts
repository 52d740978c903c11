/** The separators of a language's numbers, as Mantine's number fields accept them. */
export interface NumberSeparators {
  decimalSeparator: string
  thousandSeparator: string
  allowedDecimalSeparators: string[]
}

/**
 * Returns the separators in which people of a language read and type numbers. Where a point or comma does not
 * group digits, both are accepted as the decimal separator.
 */
export function separatorsOf(locale: string): NumberSeparators {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.5)
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const group = valueOf('group')
  return {
    decimalSeparator: valueOf('decimal'),
    thousandSeparator: group,
    allowedDecimalSeparators: ['.', ','].filter((separator) => separator !== group),
  }
}
