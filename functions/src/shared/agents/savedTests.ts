import { z } from 'zod'
import { foldText } from '../texts/foldText.ts'
import { isSame } from '../texts/isSame.ts'
import { says } from '../errors/refusals.ts'

export const testLimits = {
  nodes: 10,
  values: 10,
  value: 300,
  tools: 10,
  words: 10,
  characters: 200,
  sources: 5,
  reason: 200,
} as const

const sourceSchema = z.object({ id: z.string().min(1).max(100), title: z.string().max(200) })
export type TestSource = z.infer<typeof sourceSchema>

const wordsSchema = z
  .array(
    z
      .string()
      .trim()
      .max(testLimits.characters)
      // What is left of nothing but asterisks is in every answer.
      .refine((words) => foldText(words) !== '', says('writeSomething')),
  )
  .max(testLimits.words)

/** What an answer must do, in whatever language it is; empty parts ask for nothing. */
export const testExpectationsSchema = z.object({
  /** Words that it must say, and words that it must not, each as `saysWords` reads them. */
  contains: wordsSchema.default([]),
  lacks: wordsSchema.default([]),
  /** Sources of the agent's knowledge that it must rest on, with their titles as they were. */
  passages: z.array(sourceSchema).max(testLimits.sources).default([]),
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
  /** Whether a model says, at the workspace's cost, that it means the same as the expected answer. */
  judge: z.object({ wanted: z.boolean().default(false) }).prefault({}),
})
export type TestExpectations = z.infer<typeof testExpectationsSchema>

export const noExpectations: TestExpectations = testExpectationsSchema.parse({})

/** What of an answer can be other than expected. */
export const expectedParts = ['contains', 'lacks', 'passages', 'path', 'tool', 'outcome', 'judge'] as const
export type ExpectedPart = (typeof expectedParts)[number]

const runSchema = z.preprocess(
  fromFormerRuns,
  z.object({
    answer: z.string(),
    /** Nothing was missed; says nothing of a test that expects nothing. */
    passed: z.boolean(),
    /** What was not as expected. */
    missed: z.array(z.enum(expectedParts)).default([]),
    /** The sources that it rests on, with their titles as they were. */
    sources: z.array(sourceSchema).default([]),
    /** The nodes that it went through, with their names as they were. */
    path: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
    /**
     * Tools that were called, as the model wrote their values; `wouldRun`: those that change something, which
     * no test runs.
     */
    tools: z
      .array(
        z.object({ name: z.string(), arguments: z.string(), ended: z.enum(['ok', 'failed', 'wouldRun']) }),
      )
      .default([]),
    outcome: z.string().default(''),
    /** What a model has said of it, where one was asked; it gave no verdict where `reason` is empty. */
    judged: z.object({ agrees: z.boolean(), reason: z.string() }).nullable().default(null),
    at: z.int(),
    /** `agentFingerprint` of the draft that answered, and the version of the knowledge it answered from. */
    fingerprint: z.string(),
    knowledge: z.int().default(0),
    /** It is worded otherwise than the answer that visitors got by then, be it as good. */
    isChanged: z.boolean().default(false),
  }),
)
export type TestRun = z.infer<typeof runSchema>

/** Earlier runs compared words with the expected answer; what that came to counts no more. */
function fromFormerRuns(stored: unknown): unknown {
  const former = z
    .looseObject({ likeness: z.number(), missed: z.array(z.string()).default([]) })
    .safeParse(stored)
  if (!former.success) return stored
  const { likeness: _, ...run } = former.data
  const missed = run.missed.filter((part) => part !== 'answer')
  return { ...run, missed, passed: missed.length === 0 }
}

/** `voiceglow/{agentId}/tests/{id}`: a question, and what the agent must go on doing with it. */
export const savedTestSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  ownerID: z.string(),
  question: z.string(),
  /** A good answer, for whoever reads the test and for a model that judges; it decides nothing by itself. */
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

export type TestVerdict = 'passed' | 'failed' | 'unjudged'

/** What a run says of a test: nothing where the test expects nothing that can be looked at. */
export function verdictOf(
  { expects }: Pick<SavedTest, 'expects'>,
  run: Pick<TestRun, 'passed'>,
): TestVerdict {
  if (isSame(expects, noExpectations)) return 'unjudged'
  return run.passed ? 'passed' : 'failed'
}

/**
 * What there is to say against publishing a draft: it fails what visitors are answered well, it fails, or it
 * says something else and nothing tells whether that is as good.
 */
export type TestWarning = 'worse' | 'failed' | 'changed'

/** Undefined when the draft has not been asked, or answers as it should. */
export function warningOf(test: SavedTest, draft: TestedVersion): TestWarning | undefined {
  const { last, published } = test
  if (!isRunOf(last, draft)) return undefined
  const verdict = verdictOf(test, last)
  if (verdict === 'failed') return published && verdictOf(test, published) === 'passed' ? 'worse' : 'failed'
  if (verdict === 'passed') return undefined
  return last.isChanged && published && published.answer !== last.answer ? 'changed' : undefined
}
