import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'
import { knowledgeReviewSchema, retrievalSchema } from '../knowledge/retrieval.ts'
import { agentRef, done, type Contract } from './fields.ts'

const key = z.string().regex(/^[a-f0-9]{16}$/)
const question = z.string().trim().min(1, refusalKey('questionMissing')).max(500)

/** Searches of the knowledge, unanswered questions, and their corrections. */
export const retrievalCallables = {
  searchKnowledge: {
    /** `before`: the previous questions, newest last. */
    input: agentRef.extend({ question, before: z.array(z.string().max(4_000)).max(3).default([]) }),
    output: retrievalSchema,
  },
  reviewKnowledge: { input: agentRef, output: knowledgeReviewSchema },
  teachAnswer: {
    input: agentRef.extend({
      question,
      answer: z.string().trim().min(1, refusalKey('answerMissing')).max(4_000),
      /** The group of unanswered questions that the pair settles. */
      key: key.optional(),
    }),
    output: z.object({ sourceId: z.string() }),
  },
  /** `question`: one wording of the group. `isDismissed` false restores the group. */
  dismissUnanswered: {
    input: agentRef.extend({ key, question: question.optional(), isDismissed: z.boolean() }),
    output: done,
  },
} as const satisfies Record<string, Contract>
