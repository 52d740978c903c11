import { z } from 'zod'

/** The limits of a replay's input, which together fit into one request. */
export const replayLimits = { instructions: 60_000, results: 6, result: 4_500 } as const

/** A model's answer to a replayed step; cost in 1/10,000 credit. */
export const replayedStepSchema = z.object({
  text: z.string(),
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costUnits: z.int(),
  totalMs: z.number(),
})
export type ReplayedStep = z.infer<typeof replayedStepSchema>
