import { z } from 'zod'

export const modelVendors = ['openai', 'anthropic', 'google', 'compatible'] as const

/** For whom a workspace can have a key of its own. */
export type ModelVendor = (typeof modelVendors)[number]

/** Whoever answers: a vendor's model, or the project that an agent of platform `vf` has its own key for. */
export const modelProviders = [...modelVendors, 'voiceflow'] as const

export type ModelProvider = (typeof modelProviders)[number]

const count = z.int().nonnegative()

/**
 * A model: what it costs, in units (1/10,000 credit) for a million tokens, whole numbers that are fine enough
 * for the cheapest of them, and what it can do.
 */
export const pricedModelSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    provider: z.enum(modelProviders),
    inputUnitsPerMillion: count,
    /** Of input that the vendor had in its cache. */
    cachedInputUnitsPerMillion: count,
    outputUnitsPerMillion: count,
    /** Null for one that takes none. */
    mostTemperature: z.number().min(0).max(2).nullable().default(2),
    /** Whether it calls tools, and whether it sees pictures. */
    tools: z.boolean().default(true),
    pictures: z.boolean().default(false),
    /** Tokens of input and output together. */
    contextTokens: z.int().positive().default(128_000),
    /** How it moves on in a flow: by a mark in its words, or by calling a tool. */
    moves: z.enum(['mark', 'tool']).default('mark'),
    speed: z.enum(['fast', 'medium', 'slow']).default('medium'),
  })
  // What is held for an answer before it is known what was in the cache must pay for it.
  .refine(
    ({ cachedInputUnitsPerMillion: cached, inputUnitsPerMillion: input }) => cached <= input,
    'Cached input costs at most what other input costs.',
  )

export type ModelPrice = z.infer<typeof pricedModelSchema>
