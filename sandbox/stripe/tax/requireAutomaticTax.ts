import { invalid } from '../api/StripeFailure.ts'
import { isLocated, type TaxedPayer } from './automaticRate.ts'

/** The parts of a request and of what it changes that have to agree with automatic tax. */
interface Order {
  payer: TaxedPayer
  /** Whether tax rates are set by hand, on the whole or on a part. */
  hasRates: boolean
  /** The tax behavior of each price. */
  behaviors: readonly (string | null | undefined)[]
}

/** Refuses automatic tax beside rates that are set by hand, for prices without a behavior, and without a place. */
export function requireAutomaticTax({ payer, hasRates, behaviors }: Order): void {
  if (hasRates)
    throw invalid('You cannot set tax rates when automatic tax is enabled.', {
      param: 'automatic_tax[enabled]',
    })
  if (behaviors.includes('inclusive'))
    throw invalid("The sandbox's Stripe models exclusive tax alone.", {
      code: 'sandbox_not_modelled',
      param: 'tax_behavior',
    })
  if (behaviors.some((behavior) => behavior !== 'exclusive'))
    throw invalid(
      'Automatic tax needs prices with a tax_behavior: the account has no default tax behavior in its tax settings.',
      { param: 'automatic_tax[enabled]' },
    )
  if (!isLocated(payer))
    throw invalid(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      { code: 'customer_tax_location_invalid', param: 'automatic_tax' },
    )
}
