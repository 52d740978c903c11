import { z } from 'zod'

/** The maximum number of stored steps of an answer: more do not help to find out what happened. */
export const maxStoredSteps = 12

const count = z.int().nonnegative()

/**
 * A step of an answer as its conversation stores it: the call, its node and its cost, without prompts, values
 * and tool results. `node` is empty for an agent without a flow; cost in 1/10,000 credit, times in
 * milliseconds.
 */
export const storedStepSchema = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('model'),
    node: z.string(),
    model: z.string(),
    inputTokens: count,
    outputTokens: count,
    costUnits: count,
    totalMs: count,
  }),
  z.object({
    step: z.literal('tool'),
    node: z.string(),
    name: z.string(),
    ended: z.enum(['ok', 'failed', 'waits']),
    totalMs: count,
  }),
])
export type StoredStep = z.infer<typeof storedStepSchema>
