import { unitsPerCredit } from '@parley/functions/shared/billing/credits'
import type { ModelPrice } from '@parley/functions/shared/models/modelPrice'
import { formatCount } from '../../../lib/formats/formats.ts'

/** Returns the price of a million tokens in credits, as shown beside a model. */
export function pricePerMillion(price: ModelPrice): { input: string; output: string } {
  const credits = (units: number) => formatCount(units / unitsPerCredit)
  return { input: credits(price.inputUnitsPerMillion), output: credits(price.outputUnitsPerMillion) }
}
