import { z } from 'zod'
import { modelVendors } from './modelPrice.ts'
import { says } from '../errors/refusals.ts'

export const modelKeyLimits = { key: 400, address: 300, model: 100 } as const

/** Where a compatible server answers, without what is added for each request: `https://llm.example.com/v1`. */
const serverAddress = z
  .url({ protocol: /^https?$/, hostname: z.regexes.hostname })
  .max(modelKeyLimits.address)

/** A key as its owner fills it in, but for the key itself. */
export const modelKeyDraftSchema = z.discriminatedUnion('vendor', [
  z.strictObject({ vendor: z.enum(['openai', 'anthropic', 'google']), isOnly: z.boolean() }),
  z.strictObject({
    vendor: z.literal('compatible'),
    isOnly: z.boolean(),
    baseUrl: serverAddress,
    /** As the server calls its model. */
    model: z.string().trim().min(1).max(modelKeyLimits.model),
  }),
])
export type ModelKeyDraft = z.infer<typeof modelKeyDraftSchema>

/** One line, which a header can carry. */
export const modelKeySecretSchema = z
  .string()
  .trim()
  .min(4)
  .max(modelKeyLimits.key)
  .regex(/^[\x21-\x7e]*$/, says('credentialSecretWrong'))

/** What is known of a key; the key itself is a tenant's secret and never comes back. Times in milliseconds. */
export const knownModelKeySchema = z.object({
  /** Its last letters, to tell it from others: at most four, and none of a short one. */
  ending: z.string().max(4),
  /** Of a compatible server; empty for all others. */
  baseUrl: z.string().default(''),
  model: z.string().default(''),
  /** Where the vendor does not take it, the platform's key is not asked in its place. */
  isOnly: z.boolean(),
  by: z.string(),
  replacedAt: z.int(),
  /** When it was last sent (within an hour); 0 for never. */
  lastUsedAt: z.int().default(0),
  /** Since when its vendor has not taken it; 0 while it does. */
  refusedAt: z.int().default(0),
})
export type KnownModelKey = z.infer<typeof knownModelKeySchema>

/** `users/{workspaceId}/parts/modelKeys`: the workspace's own keys for vendors of models, one each. */
export const modelKeysSchema = z.object({
  keys: z.partialRecord(z.enum(modelVendors), knownModelKeySchema).default({}),
})
export type ModelKeys = z.infer<typeof modelKeysSchema>

/** How the trial of a key has ended. */
export const modelKeyTestSchema = z.object({
  outcome: z.enum(['ok', 'refused', 'unreachable']),
  milliseconds: z.int().nonnegative(),
})
export type ModelKeyTest = z.infer<typeof modelKeyTestSchema>
