import { z } from 'zod'

export const testLimits = { nodes: 10, values: 10, value: 300, tools: 10 } as const

/** What an answer must do besides its words; empty parts ask for nothing. */
export const testExpectationsSchema = z.object({
  /** Ids of nodes that it goes through, in that order; others may lie between them. */
  path: z.array(z.string().min(1).max(20)).max(testLimits.nodes).default([]),
  /** A tool by its name, called with at least these values. */
  tool: z
    .object({
      name: z.string().min(1).max(60),
      values: z
        .record(z.string().min(1).max(30), z.string().max(testLimits.value))
        .refine((values) => Object.keys(values).length <= testLimits.values)
        .default({}),
    })
    .nullable()
    .default(null),
  /** What the conversation comes to. */
  outcome: z.string().max(40).default(''),
})
export type TestExpectations = z.infer<typeof testExpectationsSchema>

/** What of an answer can be other than expected. */
export const expectedParts = ['answer', 'path', 'tool', 'outcome'] as const
export type ExpectedPart = (typeof expectedParts)[number]

const runSchema = z.object({
  answer: z.string(),
  passed: z.boolean(),
  /** What was not as expected; empty for a run from before there was anything to expect but words. */
  missed: z.array(z.enum(expectedParts)).default([]),
  /** The nodes that it went through, with their names as they were. */
  path: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
  /**
   * Tools that were called, as the model wrote their values; `wouldRun`: those that change something, which no
   * test runs.
   */
  tools: z
    .array(z.object({ name: z.string(), arguments: z.string(), ended: z.enum(['ok', 'failed', 'wouldRun']) }))
    .default([]),
  outcome: z.string().default(''),
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
  /** The words of a good answer; empty where they do not matter. */
  expected: z.string(),
  expects: testExpectationsSchema.prefault({}),
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
