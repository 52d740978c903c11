/**
 * The models an agent can use and what they cost, in units (1/10,000 credit) per token. A credit is $0.001, so a
 * model at $2.50 per million tokens costs 25 units a token. `rule` names the price list on every receipt.
 */
export const priceRule = 'models-2026-11'

export interface ModelPrice {
  id: string
  label: string
  provider: 'openai' | 'anthropic' | 'google' | 'compatible'
  inputUnitsPerToken: number
  outputUnitsPerToken: number
}

export const models = [
  { id: 'gpt-4o', label: 'GPT-4o', provider: 'openai', inputUnitsPerToken: 25, outputUnitsPerToken: 100 },
  { id: 'gpt-4o-mini', label: 'GPT-4o mini', provider: 'openai', inputUnitsPerToken: 2, outputUnitsPerToken: 6 },
  { id: 'gpt-4.1', label: 'GPT-4.1', provider: 'openai', inputUnitsPerToken: 20, outputUnitsPerToken: 80 },
  { id: 'claude-sonnet-4-5', label: 'Claude Sonnet 4.5', provider: 'anthropic', inputUnitsPerToken: 30, outputUnitsPerToken: 150 },
  { id: 'claude-haiku-4-5', label: 'Claude Haiku 4.5', provider: 'anthropic', inputUnitsPerToken: 10, outputUnitsPerToken: 50 },
  { id: 'gemini-2.5-flash', label: 'Gemini 2.5 Flash', provider: 'google', inputUnitsPerToken: 3, outputUnitsPerToken: 25 },
  { id: 'custom', label: 'Own model (OpenAI-compatible)', provider: 'compatible', inputUnitsPerToken: 5, outputUnitsPerToken: 20 },
] as const satisfies readonly ModelPrice[]

export type ModelId = (typeof models)[number]['id']
export const modelIds: readonly ModelId[] = models.map((model) => model.id)

/** The price of a model; the ids are closed, so there always is one. */
export function modelPrice(id: ModelId): ModelPrice {
  return models.find((model) => model.id === id) ?? models[0]
}
