import { z } from 'zod'
import { models } from './modelSeed.ts'
import { pricedModelSchema, type ModelPrice } from './modelPrice.ts'

/** A model of a price list, which may be an older one. */
export const modelPriceSchema = z.preprocess(fromFormerLists, pricedModelSchema)

/** Converts older lists, which had neither cache prices nor abilities; receipts still name them. */
function fromFormerLists(stored: unknown): unknown {
  const model = fromUnitsPerToken(stored)
  const parsed = z.looseObject({ id: z.string(), inputUnitsPerMillion: z.int() }).safeParse(model)
  if (!parsed.success) return model
  const { id, inputUnitsPerMillion } = parsed.data
  const abilities = models.find((one) => one.id === id)
  return {
    ...(abilities && abilitiesOf(abilities)),
    cachedInputUnitsPerMillion: inputUnitsPerMillion,
    ...parsed.data,
  }
}

function abilitiesOf({ tools, pictures, contextTokens, moves, speed }: ModelPrice) {
  return { tools, pictures, contextTokens, moves, speed }
}

/** Converts the oldest lists, which had units per token. */
function fromUnitsPerToken(stored: unknown): unknown {
  const former = z
    .looseObject({ inputUnitsPerToken: z.int(), outputUnitsPerToken: z.int() })
    .safeParse(stored)
  if (!former.success) return stored
  const { inputUnitsPerToken, outputUnitsPerToken, ...model } = former.data
  return {
    ...model,
    inputUnitsPerMillion: inputUnitsPerToken * 1_000_000,
    outputUnitsPerMillion: outputUnitsPerToken * 1_000_000,
  }
}

/**
 * Returns the temperature to send for the owner's choice, limited to the model's maximum; undefined if it has
 * none.
 */
export function temperatureFor(
  { mostTemperature }: Pick<ModelPrice, 'mostTemperature'>,
  chosen: number,
): number | undefined {
  return mostTemperature === null ? undefined : Math.min(chosen, mostTemperature)
}

/** Alternatives to a fallback model's id: the cheapest of another vendor, or none. */
export const fallbackChoices = ['auto', 'none'] as const

/** A Voiceflow project, which its owner pays for there; agents cannot select it as their model. */
export const projectModel = {
  id: 'voiceflow',
  label: 'Voiceflow',
  provider: 'voiceflow',
  inputUnitsPerMillion: 0,
  cachedInputUnitsPerMillion: 0,
  outputUnitsPerMillion: 0,
  mostTemperature: null,
  tools: false,
  pictures: false,
  contextTokens: 128_000,
  moves: 'mark',
  speed: 'medium',
} as const satisfies ModelPrice

export type ModelId = (typeof models)[number]['id'] | (typeof projectModel)['id']
export const modelIds: readonly ModelId[] = models.map((model) => model.id)
export type FallbackModel = ModelId | (typeof fallbackChoices)[number]

/** Returns a model's prices; ids are a closed set, so one always exists. */
export function modelPrice(id: ModelId, prices: readonly ModelPrice[] = models): ModelPrice {
  if (id === projectModel.id) return projectModel
  return prices.find((model) => model.id === id) ?? models.find((model) => model.id === id) ?? models[0]
}

/** Returns the cheapest model of the same vendor that costs less; undefined if none exists. */
export function cheaperModel(id: ModelId, prices: readonly ModelPrice[]): ModelId | undefined {
  const ownPrice = modelPrice(id, prices)
  return cheapestModel(
    prices,
    (other) => other.provider === ownPrice.provider && tokenCostOf(other) < tokenCostOf(ownPrice),
  )
}

/** Returns the cheapest of the usable models; undefined if none exists. */
export function cheapestModel(
  prices: readonly ModelPrice[],
  isUsable: (model: ModelPrice, id: ModelId) => boolean,
): ModelId | undefined {
  const priced = modelIds.map((id) => ({ id, price: modelPrice(id, prices) }))
  return priced
    .filter(({ id, price }) => isUsable(price, id))
    .toSorted((one, other) => tokenCostOf(one.price) - tokenCostOf(other.price))[0]?.id
}

/** Returns the sum of both prices, by which models are compared. */
export function tokenCostOf({ inputUnitsPerMillion, outputUnitsPerMillion }: ModelPrice): number {
  return inputUnitsPerMillion + outputUnitsPerMillion
}
