import type { ModelPrice } from '../models/modelPrice.ts'
import { cheapestModel, modelPrice, type ModelId } from '../models/models.ts'

/**
 * The usual number of tokens: a question, two answers of some sentences and the instructions; and the
 * verdict.
 */
const usual = { read: 900, written: 80 }
const million = 1_000_000

/** Returns the model that judges an agent's answers: its own, or the cheapest that calls tools. */
export function judgingModel(agentModel: ModelId, prices: readonly ModelPrice[]): ModelId {
  if (modelPrice(agentModel, prices).tools) return agentModel
  return cheapestModel(prices, ({ tools }) => tools) ?? agentModel
}

/** Returns the approximate cost of judging one answer, in 1/10,000 credit. */
export function usualJudgementUnits(agentModel: ModelId, prices: readonly ModelPrice[]): number {
  const { inputUnitsPerMillion, outputUnitsPerMillion } = modelPrice(judgingModel(agentModel, prices), prices)
  return Math.ceil((usual.read * inputUnitsPerMillion + usual.written * outputUnitsPerMillion) / million)
}
