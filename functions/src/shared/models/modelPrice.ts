import { z } from 'zod'

export const modelVendors = ['openai', 'anthropic', 'google', 'compatible'] as const

/** A vendor for which a workspace can have its own key. */
export type ModelVendor = (typeof modelVendors)[number]

/**
 * All sources of answers: the vendors, and the project that an agent of platform `vf` has its own key for.
 */
export const modelProviders = [...modelVendors, 'voiceflow'] as const

export type ModelProvider = (typeof modelProviders)[number]

const count = z.int().nonnegative()

/**
 * A model: its price in units (1/10,000 credit) for a million tokens, which keeps cheap models in integers,
 * and its abilities.
 */
export const pricedModelSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    provider: z.enum(modelProviders),
    inputUnitsPerMillion: count,
    /** The price of cached input. */
    cachedInputUnitsPerMillion: count,
    outputUnitsPerMillion: count,
    /** Null for a model without a temperature. */
    mostTemperature: z.number().min(0).max(2).nullable().default(2),
    /** Whether it calls tools, and whether it accepts pictures. */
    tools: z.boolean().default(true),
    pictures: z.boolean().default(false),
    /** The context window: input and output tokens together. */
    contextTokens: z.int().positive().default(128_000),
    /** The way in which the model follows an edge of a flow: by a mark in its text, or by a tool call. */
    moves: z.enum(['mark', 'tool']).default('mark'),
    speed: z.enum(['fast', 'medium', 'slow']).default('medium'),
  })
  // A hold is made before the cached tokens are known, so it must cover the full price.
  .refine(
    ({ cachedInputUnitsPerMillion: cached, inputUnitsPerMillion: input }) => cached <= input,
    'Cached input costs at most what other input costs.',
  )

export type ModelPrice = z.infer<typeof pricedModelSchema>
