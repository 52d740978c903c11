import { z } from 'zod'
import { modelVendors } from './modelPrice.ts'
import { refusalKey } from '../errors/refusals.ts'

export const modelKeyLimits = { key: 400, address: 300, model: 100 } as const

/** The base URL of a compatible server, without the path of each request: `https://llm.example.com/v1`. */
const serverUrl = z.url({ protocol: /^https?$/, hostname: z.regexes.hostname }).max(modelKeyLimits.address)

/** A key as its owner types it, without the key itself. */
export const modelKeyDraftSchema = z.discriminatedUnion('vendor', [
  z.strictObject({ vendor: z.enum(['openai', 'anthropic', 'google']), isOnly: z.boolean() }),
  z.strictObject({
    vendor: z.literal('compatible'),
    isOnly: z.boolean(),
    baseUrl: serverUrl,
    /** The server's name of its model. */
    model: z.string().trim().min(1).max(modelKeyLimits.model),
  }),
])
export type ModelKeyDraft = z.infer<typeof modelKeyDraftSchema>

/** One line that fits into a header. */
export const modelKeySecretSchema = z
  .string()
  .trim()
  .min(4)
  .max(modelKeyLimits.key)
  .regex(/^[\x21-\x7e]*$/, refusalKey('credentialSecretWrong'))

/**
 * The public part of a key; the key itself is a tenant secret and is never returned. Times in milliseconds.
 */
export const modelKeyRecordSchema = z.object({
  /** Its last characters, to distinguish keys: at most four, and none of a short key. */
  ending: z.string().max(4),
  /** For a compatible server; empty for all others. */
  baseUrl: z.string().default(''),
  model: z.string().default(''),
  /** If the vendor refuses the key, the platform's key is not used instead. */
  isOnly: z.boolean(),
  by: z.string(),
  /** The member who chose where it sends data; missing where that is `by`. */
  receiverBy: z.string().optional(),
  replacedAt: z.int(),
  /** When it was last used, precise to an hour; 0 for never. */
  lastUsedAt: z.int().default(0),
  /** Since when its vendor has refused it; 0 while it is accepted. */
  refusedAt: z.int().default(0),
})
export type ModelKeyRecord = z.infer<typeof modelKeyRecordSchema>

/** `users/{workspaceId}/parts/modelKeys`: the workspace's own model keys, one per vendor. */
export const modelKeysSchema = z.object({
  keys: z.partialRecord(z.enum(modelVendors), modelKeyRecordSchema).default({}),
})
export type ModelKeys = z.infer<typeof modelKeysSchema>

/** The result of a key's test. */
export const modelKeyTestSchema = z.object({
  outcome: z.enum(['ok', 'refused', 'unreachable']),
  milliseconds: z.int().nonnegative(),
})
export type ModelKeyTest = z.infer<typeof modelKeyTestSchema>
