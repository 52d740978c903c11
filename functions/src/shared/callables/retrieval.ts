import { z } from 'zod'
import { says } from '../errors/refusals.ts'
import { knowledgeReviewSchema, retrievalSchema } from '../knowledge/retrieval.ts'
import { agentRef, done, type Contract } from './fields.ts'

const key = z.string().regex(/^[a-f0-9]{16}$/)
const question = z.string().trim().min(1, says('questionMissing')).max(500)

/** What an agent finds, what it has not found, and how an owner puts that right. */
export const retrievalCallables = {
  searchKnowledge: {
    /** `before`: what was asked before it, the newest last. */
    input: agentRef.extend({ question, before: z.array(z.string().max(4_000)).max(3).default([]) }),
    output: retrievalSchema,
  },
  reviewKnowledge: { input: agentRef, output: knowledgeReviewSchema },
  teachAnswer: {
    input: agentRef.extend({
      question,
      answer: z.string().trim().min(1, says('answerMissing')).max(4_000),
      /** Of the unanswered questions that this settles. */
      key: key.optional(),
    }),
    output: z.object({ sourceId: z.string() }),
  },
  /** `question`: one of the group's wordings. `isDismissed` false brings a group back. */
  dismissUnanswered: {
    input: agentRef.extend({ key, question: question.optional(), isDismissed: z.boolean() }),
    output: done,
  },
} as const satisfies Record<string, Contract>
