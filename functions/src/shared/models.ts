import { z } from 'zod'

/** What a model costs, in units (1/10,000 credit) per token. */
export const modelPriceSchema = z.object({
  id: z.string(),
  label: z.string(),
  provider: z.enum(['openai', 'anthropic', 'google', 'compatible']),
  inputUnitsPerToken: z.int().nonnegative(),
  outputUnitsPerToken: z.int().nonnegative(),
})
export type ModelPrice = z.infer<typeof modelPriceSchema>

/**
 * The models an agent can use, with the prices of the first catalogue. A credit is $0.001, so a model at
 * $2.50 per million tokens costs 25 units a token.
 */

export const models = [
  { id: 'gpt-4o', label: 'GPT-4o', provider: 'openai', inputUnitsPerToken: 25, outputUnitsPerToken: 100 },
  {
    id: 'gpt-4o-mini',
    label: 'GPT-4o mini',
    provider: 'openai',
    inputUnitsPerToken: 2,
    outputUnitsPerToken: 6,
  },
  { id: 'gpt-4.1', label: 'GPT-4.1', provider: 'openai', inputUnitsPerToken: 20, outputUnitsPerToken: 80 },
  {
    id: 'claude-sonnet-4-5',
    label: 'Claude Sonnet 4.5',
    provider: 'anthropic',
    inputUnitsPerToken: 30,
    outputUnitsPerToken: 150,
  },
  {
    id: 'claude-haiku-4-5',
    label: 'Claude Haiku 4.5',
    provider: 'anthropic',
    inputUnitsPerToken: 10,
    outputUnitsPerToken: 50,
  },
  {
    id: 'gemini-2.5-flash',
    label: 'Gemini 2.5 Flash',
    provider: 'google',
    inputUnitsPerToken: 3,
    outputUnitsPerToken: 25,
  },
  {
    id: 'custom',
    label: 'Own model (OpenAI-compatible)',
    provider: 'compatible',
    inputUnitsPerToken: 5,
    outputUnitsPerToken: 20,
  },
] as const satisfies readonly ModelPrice[]

export type ModelId = (typeof models)[number]['id']
export const modelIds: readonly ModelId[] = models.map((model) => model.id)

/** A model as these lists know it; the ids are closed, so there always is one. */
export function modelPrice(id: ModelId, prices: readonly ModelPrice[] = models): ModelPrice {
  return prices.find((model) => model.id === id) ?? models.find((model) => model.id === id) ?? models[0]
}

/** A model of the same maker that costs less, the cheapest of them; undefined when there is none. */
export function cheaperModel(id: ModelId, prices: readonly ModelPrice[]): ModelId | undefined {
  const own = modelPrice(id, prices)
  const cost = ({ inputUnitsPerToken, outputUnitsPerToken }: ModelPrice) =>
    inputUnitsPerToken + outputUnitsPerToken
  return modelIds
    .filter(
      (other) =>
        modelPrice(other, prices).provider === own.provider && cost(modelPrice(other, prices)) < cost(own),
    )
    .toSorted((one, other) => cost(modelPrice(one, prices)) - cost(modelPrice(other, prices)))[0]
}
