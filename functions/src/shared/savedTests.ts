import { z } from 'zod'

const runSchema = z.object({
  answer: z.string(),
  passed: z.boolean(),
  /** Share of the expected answer's words that the answer holds, 0 to 1. */
  likeness: z.number(),
  at: z.int(),
  /** `agentFingerprint` of the draft that answered. */
  fingerprint: z.string(),
})
export type TestRun = z.infer<typeof runSchema>

/** `voiceglow/{agentId}/tests/{id}`: a question that the agent must go on answering like this. */
export const savedTestSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  ownerID: z.string(),
  question: z.string(),
  expected: z.string(),
  at: z.int(),
  by: z.string(),
  last: runSchema.nullable().default(null),
  /** The run of the version that visitors talk to, if that version was tested. */
  published: runSchema.nullable().default(null),
})
export type SavedTest = z.infer<typeof savedTestSchema>

/** True when the draft fails what the published version passed. */
export function isRegression({ last, published }: SavedTest, fingerprint: string): boolean {
  return last?.fingerprint === fingerprint && !last.passed && published?.passed === true
}
