import type { ModelPrice } from '../models/modelPrice.ts'
import { cheapestModel, modelPrice, type ModelId } from '../models/models.ts'

/** A question, two answers of some sentences and what the model is told of them, in tokens. */
const usual = { read: 900, written: 80 }
const million = 1_000_000

/** Returns the model that judges an agent's answers: its own, or the cheapest that calls tools. */
export function judgingModel(own: ModelId, prices: readonly ModelPrice[]): ModelId {
  if (modelPrice(own, prices).tools) return own
  return cheapestModel(prices, ({ tools }) => tools) ?? own
}

/** Returns about what judging one answer costs, in 1/10,000 credit. */
export function usualJudgementUnits(own: ModelId, prices: readonly ModelPrice[]): number {
  const { inputUnitsPerMillion, outputUnitsPerMillion } = modelPrice(judgingModel(own, prices), prices)
  return Math.ceil((usual.read * inputUnitsPerMillion + usual.written * outputUnitsPerMillion) / million)
}
