import { z } from 'zod'

/**
 * What a model costs, in units (1/10,000 credit) for a million tokens: whole numbers that are fine enough for
 * the cheapest of them. `mostTemperature`: null for one that takes none.
 */
export const modelPriceSchema = z.preprocess(
  fromUnitsPerToken,
  z.object({
    id: z.string(),
    label: z.string(),
    provider: z.enum(['openai', 'anthropic', 'google', 'compatible']),
    inputUnitsPerMillion: z.int().nonnegative(),
    outputUnitsPerMillion: z.int().nonnegative(),
    mostTemperature: z.number().min(0).max(2).nullable().default(2),
  }),
)
export type ModelPrice = z.infer<typeof modelPriceSchema>

/** Lists of before counted in units a token, and receipts still name them. */
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
 * The models an agent can use, with the prices of the first catalogue. A credit is $0.001, so a model at
 * $2.50 per million tokens costs 25,000,000 units a million.
 */
export const models = [
  {
    id: 'gpt-4o',
    label: 'GPT-4o',
    provider: 'openai',
    inputUnitsPerMillion: 25_000_000,
    outputUnitsPerMillion: 100_000_000,
    mostTemperature: 2,
  },
  {
    id: 'gpt-4o-mini',
    label: 'GPT-4o mini',
    provider: 'openai',
    inputUnitsPerMillion: 1_500_000,
    outputUnitsPerMillion: 6_000_000,
    mostTemperature: 2,
  },
  {
    id: 'gpt-4.1',
    label: 'GPT-4.1',
    provider: 'openai',
    inputUnitsPerMillion: 20_000_000,
    outputUnitsPerMillion: 80_000_000,
    mostTemperature: 2,
  },
  {
    id: 'claude-sonnet-4-5',
    label: 'Claude Sonnet 4.5',
    provider: 'anthropic',
    inputUnitsPerMillion: 30_000_000,
    outputUnitsPerMillion: 150_000_000,
    mostTemperature: 1,
  },
  {
    id: 'claude-haiku-4-5',
    label: 'Claude Haiku 4.5',
    provider: 'anthropic',
    inputUnitsPerMillion: 10_000_000,
    outputUnitsPerMillion: 50_000_000,
    mostTemperature: 1,
  },
  {
    id: 'gemini-2.5-flash',
    label: 'Gemini 2.5 Flash',
    provider: 'google',
    inputUnitsPerMillion: 3_000_000,
    outputUnitsPerMillion: 25_000_000,
    mostTemperature: 2,
  },
  {
    id: 'custom',
    label: 'Own model (OpenAI-compatible)',
    provider: 'compatible',
    inputUnitsPerMillion: 5_000_000,
    outputUnitsPerMillion: 20_000_000,
    mostTemperature: 2,
  },
] as const satisfies readonly ModelPrice[]

/** What to send a model of the temperature that its owner has chosen: nothing where it takes none. */
export function temperatureFor(
  { mostTemperature }: Pick<ModelPrice, 'mostTemperature'>,
  chosen: number,
): number | undefined {
  return mostTemperature === null ? undefined : Math.min(chosen, mostTemperature)
}

export type ModelId = (typeof models)[number]['id']
export const modelIds: readonly ModelId[] = models.map((model) => model.id)

/** A model as these lists know it; the ids are closed, so there always is one. */
export function modelPrice(id: ModelId, prices: readonly ModelPrice[] = models): ModelPrice {
  return prices.find((model) => model.id === id) ?? models.find((model) => model.id === id) ?? models[0]
}

/** A model of the same maker that costs less, the cheapest of them; undefined when there is none. */
export function cheaperModel(id: ModelId, prices: readonly ModelPrice[]): ModelId | undefined {
  const own = modelPrice(id, prices)
  const cost = ({ inputUnitsPerMillion, outputUnitsPerMillion }: ModelPrice) =>
    inputUnitsPerMillion + outputUnitsPerMillion
  return modelIds
    .filter(
      (other) =>
        modelPrice(other, prices).provider === own.provider && cost(modelPrice(other, prices)) < cost(own),
    )
    .toSorted((one, other) => cost(modelPrice(one, prices)) - cost(modelPrice(other, prices)))[0]
}
