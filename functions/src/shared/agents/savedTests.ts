import { z } from 'zod'
import { foldText } from '../texts/foldText.ts'
import { isSame } from '../texts/isSame.ts'
import { refusalKey } from '../errors/refusals.ts'

export const testLimits = {
  nodes: 10,
  values: 10,
  key: 30,
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
      // Asterisks alone fold to an empty text, which every answer contains.
      .refine((words) => foldText(words) !== '', refusalKey('writeSomething')),
  )
  .max(testLimits.words)

/** The requirements for an answer, in any language; empty parts require nothing. */
export const testExpectationsSchema = z.object({
  /** Words that the answer must contain and words that it must not, each as `containsWords` reads them. */
  contains: wordsSchema.default([]),
  lacks: wordsSchema.default([]),
  /** Sources of knowledge that the answer must cite, with their titles at that time. */
  passages: z.array(sourceSchema).max(testLimits.sources).default([]),
  /** Ids of nodes that the run must visit in this order; other nodes may come between. */
  path: z.array(z.string().min(1).max(20)).max(testLimits.nodes).default([]),
  /** A tool by its name, which must be called with at least these values. */
  tool: z
    .object({
      name: z.string().min(1).max(60),
      values: z
        .record(z.string().min(1).max(testLimits.key), z.string().max(testLimits.value))
        .refine((values) => Object.keys(values).length <= testLimits.values)
        .default({}),
    })
    .nullable()
    .default(null),
  /** The outcome of the conversation. */
  outcome: z.string().max(40).default(''),
  /** Whether a model compares the answer with the expected one, at the workspace's cost. */
  judge: z.object({ wanted: z.boolean().default(false) }).prefault({}),
})
export type TestExpectations = z.infer<typeof testExpectationsSchema>

export const noExpectations: TestExpectations = testExpectationsSchema.parse({})

/** The parts of an answer that can differ from the expectation. */
export const expectedParts = ['contains', 'lacks', 'passages', 'path', 'tool', 'outcome', 'judge'] as const
export type ExpectedPart = (typeof expectedParts)[number]

const runSchema = z.preprocess(
  fromFormerRuns,
  z.object({
    answer: z.string(),
    /** True if no expectation was missed; without meaning for a test that expects nothing. */
    passed: z.boolean(),
    /** The expectations that were missed. */
    missed: z.array(z.enum(expectedParts)).default([]),
    /** The sources that the answer cites, with their titles at that time. */
    sources: z.array(sourceSchema).default([]),
    /** The nodes that the run visited, with their names at that time. */
    path: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
    /**
     * Tools that were called, with the values that the model wrote. `wouldRun`: tools that change something,
     * which a test never runs.
     */
    tools: z
      .array(
        z.object({ name: z.string(), arguments: z.string(), ended: z.enum(['ok', 'failed', 'wouldRun']) }),
      )
      .default([]),
    outcome: z.string().default(''),
    /**
     * The verdict of the judging model; null if none was asked. An empty `reason` means that the model gave
     * no verdict.
     */
    judged: z.object({ agrees: z.boolean(), reason: z.string() }).nullable().default(null),
    at: z.int(),
    /** `agentFingerprint` of the draft that answered, and the version of its knowledge. */
    fingerprint: z.string(),
    knowledge: z.int().default(0),
    /** The wording differs from the published version's answer at that time, even if it is as good. */
    isChanged: z.boolean().default(false),
  }),
)
export type TestRun = z.infer<typeof runSchema>

/**
 * Converts a run of the time when words were compared with the expected answer: that comparison no longer
 * counts.
 */
function fromFormerRuns(stored: unknown): unknown {
  const former = z
    .looseObject({ likeness: z.number(), missed: z.array(z.string()).default([]) })
    .safeParse(stored)
  if (!former.success) return stored
  const { likeness: _, ...run } = former.data
  const missed = run.missed.filter((part) => part !== 'answer')
  return { ...run, missed, passed: missed.length === 0 }
}

/** `voiceglow/{agentId}/tests/{id}`: a question and the requirements that every later answer must meet. */
export const savedTestSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  ownerID: z.string(),
  question: z.string(),
  /** A good answer for readers of the test and for a judging model; by itself it decides nothing. */
  expected: z.string(),
  expects: testExpectationsSchema.prefault({}),
  at: z.int(),
  by: z.string(),
  last: runSchema.nullable().default(null),
  /** The run of the published version, if that version was tested. */
  published: runSchema.nullable().default(null),
})
export type SavedTest = z.infer<typeof savedTestSchema>

/** The draft and knowledge that give the answers. */
export type TestedVersion = Pick<TestRun, 'fingerprint' | 'knowledge'>

/** Returns whether a run tested this version. */
export function isRunOf(run: TestRun | null, { fingerprint, knowledge }: TestedVersion): run is TestRun {
  return run?.fingerprint === fingerprint && run.knowledge === knowledge
}

export type TestVerdict = 'passed' | 'failed' | 'unjudged'

/** Returns the verdict of a run; `unjudged` for a test that expects nothing that can be checked. */
export function verdictOf(
  { expects }: Pick<SavedTest, 'expects'>,
  run: Pick<TestRun, 'passed'>,
): TestVerdict {
  if (isSame(expects, noExpectations)) return 'unjudged'
  return run.passed ? 'passed' : 'failed'
}

/**
 * A reason against publication: the publication passes and the draft fails, the draft fails, or its wording
 * changed and no expectation says whether it is as good.
 */
export type TestWarning = 'worse' | 'failed' | 'changed'

/** Returns the warning for a draft; undefined when the draft was not tested or passes. */
export function warningOf(test: SavedTest, draft: TestedVersion): TestWarning | undefined {
  const { last, published } = test
  if (!isRunOf(last, draft)) return undefined
  const verdict = verdictOf(test, last)
  if (verdict === 'failed') return published && verdictOf(test, published) === 'passed' ? 'worse' : 'failed'
  if (verdict === 'passed') return undefined
  return last.isChanged && published && published.answer !== last.answer ? 'changed' : undefined
}
