/**
 * The tax of a charge: by a rate of the catalogue, or `automatic` by the payment service, which knows the
 * payer's address and VAT ID; undefined for no tax.
 */
export type TaxTerms = { name: string; basisPoints: number } | 'automatic' | undefined

/** The tax that the payment service calculates for an amount, in minor units. */
export interface CalculatedTax {
  tax: number
  /** Whether the payer owes it itself. */
  isReverseCharge: boolean
}
