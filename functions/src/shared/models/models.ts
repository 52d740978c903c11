import { z } from 'zod'
import { models } from './modelSeed.ts'
import { pricedModelSchema, type ModelPrice } from './modelPrice.ts'

/** A model of a list, which may be one of before. */
export const modelPriceSchema = z.preprocess(fromFormerLists, pricedModelSchema)

/** Lists of before knew no cache and no abilities, and receipts still name them. */
function fromFormerLists(stored: unknown): unknown {
  const model = fromUnitsPerToken(stored)
  const known = z.looseObject({ id: z.string(), inputUnitsPerMillion: z.int() }).safeParse(model)
  if (!known.success) return model
  const { id, inputUnitsPerMillion } = known.data
  const abilities = models.find((one) => one.id === id)
  return {
    ...(abilities && abilitiesOf(abilities)),
    cachedInputUnitsPerMillion: inputUnitsPerMillion,
    ...known.data,
  }
}

function abilitiesOf({ tools, pictures, contextTokens, moves, speed }: ModelPrice) {
  return { tools, pictures, contextTokens, moves, speed }
}

/** Earlier ones counted in units a token. */
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

/** What to send a model of the temperature that its owner has chosen: nothing where it takes none. */
export function temperatureFor(
  { mostTemperature }: Pick<ModelPrice, 'mostTemperature'>,
  chosen: number,
): number | undefined {
  return mostTemperature === null ? undefined : Math.min(chosen, mostTemperature)
}

/** In place of a fallback model's id: the cheapest of another vendor, or none. */
export const fallbackChoices = ['auto', 'none'] as const

/** Stands for a Voiceflow project, whose owner pays for it there; no agent can choose it as its model. */
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

/** A model as these lists know it; the ids are closed, so there always is one. */
export function modelPrice(id: ModelId, prices: readonly ModelPrice[] = models): ModelPrice {
  if (id === projectModel.id) return projectModel
  return prices.find((model) => model.id === id) ?? models.find((model) => model.id === id) ?? models[0]
}

/** A model of the same vendor that costs less, the cheapest of them; undefined when there is none. */
export function cheaperModel(id: ModelId, prices: readonly ModelPrice[]): ModelId | undefined {
  const own = modelPrice(id, prices)
  return cheapestModel(prices, (other) => other.provider === own.provider && costOf(other) < costOf(own))
}

/** The cheapest of the models that can be used; undefined when there is none. */
export function cheapestModel(
  prices: readonly ModelPrice[],
  isUsable: (model: ModelPrice, id: ModelId) => boolean,
): ModelId | undefined {
  const priced = modelIds.map((id) => ({ id, price: modelPrice(id, prices) }))
  return priced
    .filter(({ id, price }) => isUsable(price, id))
    .toSorted((one, other) => costOf(one.price) - costOf(other.price))[0]?.id
}

/** By which models are compared. */
export function costOf({ inputUnitsPerMillion, outputUnitsPerMillion }: ModelPrice): number {
  return inputUnitsPerMillion + outputUnitsPerMillion
}
