import { z } from 'zod'

/** Steps that an answer keeps: more are as good as none at finding out what has happened. */
export const mostStoredSteps = 12

const count = z.int().nonnegative()

/**
 * A step of an answer as its conversation keeps it: what was called, where, and what it took. Neither a
 * prompt nor a value nor an answer of a tool is in it. `node` is empty for an agent without a flow; money in
 * 1/10,000 credit, times in milliseconds.
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
