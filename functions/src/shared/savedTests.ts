import { z } from 'zod'

const runSchema = z.object({
  answer: z.string(),
  passed: z.boolean(),
  /** Share of the expected answer's words that the answer holds, 0 to 1. */
  likeness: z.number(),
  at: z.int(),
  /** `agentFingerprint` of the draft that answered, and the version of the knowledge it answered from. */
  fingerprint: z.string(),
  knowledge: z.int().default(0),
  /** It says something else than the answer that visitors got by then, be it as good. */
  isChanged: z.boolean().default(false),
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

/** What gives the answers. */
export type TestedVersion = Pick<TestRun, 'fingerprint' | 'knowledge'>

/** Whether a run tells what this version answers. */
export function isRunOf(run: TestRun | null, { fingerprint, knowledge }: TestedVersion): run is TestRun {
  return run?.fingerprint === fingerprint && run.knowledge === knowledge
}

/**
 * What there is to say against publishing a draft: it fails what visitors are answered well, it fails, or it
 * says something else.
 */
export type TestWarning = 'worse' | 'failed' | 'changed'

/** Undefined when the draft has not been asked, or answers as visitors are answered already. */
export function warningOf({ last, published }: SavedTest, draft: TestedVersion): TestWarning | undefined {
  if (!isRunOf(last, draft)) return undefined
  if (!last.passed) return published?.passed ? 'worse' : 'failed'
  return last.isChanged && published && published.answer !== last.answer ? 'changed' : undefined
}
