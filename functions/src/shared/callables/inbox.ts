import { z } from 'zod'
import { retrievalCallables } from './retrieval.ts'
import type { CallablesOf } from './callableGroups.ts'
import { receiptSchema } from '../chat/conversation.ts'
import { flowLimits } from '../flow/flow.ts'
import { storedStepSchema } from '../flow/storedStep.ts'
import { handoffStates } from '../chat/handoff.ts'
import { exportedConversationSchema, inboxFilterSchema } from '../chat/inbox.ts'
import { type Contract, id, attemptId, email, agentRef, done, uid } from './fields.ts'
import { modelIds } from '../models/models.ts'
import { replayedStepSchema, replayLimits } from '../chat/replay.ts'
import { refusalKey } from '../errors/refusals.ts'
import { maxVisitorFiles, maxPassCharacters } from '../chat/visitorFileLimits.ts'
import { isSame } from '../texts/isSame.ts'
import { noExpectations, testExpectationsSchema } from '../agents/savedTests.ts'

const conversationRef = agentRef.extend({ conversationId: id })

const exportPosition = z.strictObject({ at: z.int().nonnegative(), conversationId: id })

const sealedAnswer = z.strictObject({ id, sealed: z.string().min(1).max(12_000) })

const testFields = z.strictObject({
  question: z.string().trim().min(1, refusalKey('writeQuestion')).max(500),
  /** A good answer, to which a judging model compares; optional without one. */
  expected: z.string().trim().max(4000),
  expects: testExpectationsSchema.prefault({}),
})

/**
 * Requires an expectation: a test without one would always pass, and a judge needs an answer to compare to.
 */
function requireExpectation(
  { expected, expects }: Pick<z.infer<typeof testFields>, 'expected' | 'expects'>,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
): void {
  if (isSame(expects, noExpectations))
    addIssue({ code: 'custom', path: ['expects', 'contains'], message: refusalKey('expectSomething') })
  if (expects.judge.wanted && expected === '')
    addIssue({ code: 'custom', path: ['expected'], message: refusalKey('writeExpected') })
}

/** The fields of a saved test in the dashboard. */
export const testFieldsSchema = testFields.superRefine(requireExpectation)

/** Conversations, corrections and saved tests. */
export const inboxCallables = {
  changeConversationState: {
    input: conversationRef.extend({ event: z.enum(['takeOver', 'handBack', 'resolve']) }),
    output: z.object({ state: z.enum(handoffStates) }),
  },
  sendOperatorReply: {
    /** `files`: passes of uploaded files, with which the text may be empty. */
    input: conversationRef
      .extend({
        text: z.string().trim().max(4000),
        files: z.array(z.string().max(maxPassCharacters)).max(maxVisitorFiles).optional(),
        attemptId,
      })
      .refine(({ text, files = [] }) => text !== '' || files.length > 0, {
        message: refusalKey('writeSomething'),
        path: ['text'],
      }),
    output: z.object({ messageId: z.string() }),
  },
  /** An empty uid unassigns the conversation. */
  assignConversation: { input: conversationRef.extend({ uid: z.union([uid, z.literal('')]) }), output: done },
  blockVisitor: { input: conversationRef.extend({ isBlocked: z.boolean() }), output: done },
  emailTranscript: { input: conversationRef.extend({ to: email }), output: done },
  exportConversations: {
    input: agentRef.extend({ filter: inboxFilterSchema, after: exportPosition.optional() }),
    output: z.object({
      conversations: z.array(exportedConversationSchema),
      /** The position of the next page; null at the end. */
      next: exportPosition.nullable(),
    }),
  },
  /** Half hours as they are stored, by their index in a block of eight days. */
  readAgentActivity: {
    input: agentRef,
    output: z.object({
      blocks: z.array(
        z.object({ block: z.int(), countedAt: z.int(), slots: z.record(z.string(), z.string()) }),
      ),
      answered: z.object({ days: z.int(), all: z.int(), alone: z.int() }),
    }),
  },
  /** Opens the encrypted costs of a conversation's answers, and its sums, for members. */
  openAnswerCosts: {
    input: conversationRef.extend({
      answers: z.array(sealedAnswer).max(40),
      totals: z.string().max(1_000).default(''),
    }),
    output: z.object({
      costUnits: z.int(),
      tokens: z.int(),
      answers: z.array(
        z.object({
          id: z.string(),
          receipt: receiptSchema.optional(),
          steps: z.array(storedStepSchema).optional(),
        }),
      ),
    }),
  },
  /**
   * Opens the prices that a client of an agency has paid for answers, in micro-dollars; null for those that
   * the agency has paid.
   */
  openAnswerPrices: {
    input: conversationRef.extend({ answers: z.array(sealedAnswer).max(40) }),
    output: z.object({ answers: z.array(z.object({ id: z.string(), price: z.int().nullable() })) }),
  },
  /** `question`: the question as the knowledge and the saved test keep it; '' for the words of the visitor. */
  correctAnswer: {
    input: conversationRef.extend({
      messageId: z.string().min(1).max(100),
      question: z.string().trim().max(500).default(''),
      answer: z.string().trim().min(1, refusalKey('writeRightAnswer')).max(4000),
    }),
    output: z.object({ sourceId: z.string(), testId: z.string() }),
  },
  saveTest: {
    input: agentRef.extend(testFields.shape).superRefine(requireExpectation),
    output: z.object({ testId: z.string() }),
  },
  /** `messageId`: the question of a test conversation. `results`: the results of tools before the step. */
  replayStep: {
    input: conversationRef.extend({
      messageId: z.string().min(1).max(100),
      model: z.enum(modelIds),
      instructions: z.string().trim().min(1, refusalKey('writeSomething')).max(replayLimits.instructions),
      usesKnowledge: z.boolean(),
      sourceIds: z.array(z.string().min(1).max(64)).max(flowLimits.sources).optional(),
      results: z
        .array(z.strictObject({ name: z.string().max(60), content: z.string().max(replayLimits.result) }))
        .max(replayLimits.results),
    }),
    output: replayedStepSchema,
  },
  /** Returns the functions that the draft can call, by the names that models call. */
  readTestTools: {
    input: agentRef,
    output: z.object({
      tools: z.array(z.object({ name: z.string(), parameters: z.array(z.string()) })),
    }),
  },
  runTests: {
    /** `since`: `startedAt` of the run that this call continues. */
    input: agentRef.extend({ since: z.int().positive().optional() }),
    /**
     * `unjudged`: the number of tests without an expectation that can be checked. `notAsked`: the number of
     * questions that are left for another call.
     */
    output: z.object({
      startedAt: z.int(),
      passed: z.int(),
      failed: z.int(),
      unjudged: z.int(),
      notAsked: z.int(),
      isComplete: z.boolean(),
    }),
  },
  ...retrievalCallables,
} as const satisfies Record<CallablesOf<'inbox'>, Contract>
