import { unitsPerCredit } from '@parley/functions/shared/credits'
import { modelPrice, type ModelId } from '@parley/functions/shared/models'
import { formatCount } from '../../lib/formats.ts'

/** What a million tokens cost, in credits, as it is shown beside a model. */
export function pricePerMillion(model: ModelId): { input: string; output: string } {
  const price = modelPrice(model)
  const credits = (units: number) => formatCount(units / unitsPerCredit)
  return { input: credits(price.inputUnitsPerMillion), output: credits(price.outputUnitsPerMillion) }
}
