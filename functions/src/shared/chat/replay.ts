import { z } from 'zod'

/** What may be sent for a replay; together it fits into a request of its door. */
export const replayLimits = { instructions: 60_000, results: 6, result: 4_500 } as const

/** What a model has answered to a step that was replayed; money in 1/10,000 credit. */
export const replayedStepSchema = z.object({
  text: z.string(),
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costUnits: z.int(),
  totalMs: z.number(),
})
export type ReplayedStep = z.infer<typeof replayedStepSchema>
