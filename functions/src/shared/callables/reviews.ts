import { z } from 'zod'
import { refusalKey } from '../errors/refusals.ts'
import { reviewLimits } from '../agents/review.ts'
import type { WidgetConfig } from '../widget/widgetApi.ts'
import { agentRef, attemptId, type Contract, done, id, mailedCode } from './fields.ts'

/** `round`: the number of the request on the screen. */
const reviewRef = agentRef.extend({ round: z.int().positive() })
const comment = z.string().trim().min(1, refusalKey('writeSomething')).max(reviewLimits.comment)

/** Approvals of drafts by clients. */
export const reviewsCallables = {
  /** `seen`: `agentFingerprint` of the draft on the screen. `showsAll`: also shows how the agent is built. */
  requestApproval: {
    input: agentRef.extend({
      seen: z.string().max(40),
      clientIds: z.array(id).min(1, refusalKey('chooseAClient')).max(reviewLimits.clients),
      message: z.string().trim().max(reviewLimits.message),
      showsAll: z.boolean(),
      attemptId,
    }),
    output: z.object({ round: z.int() }),
  },
  withdrawReview: { input: reviewRef, output: done },
  /**
   * Emails the code that signs an approval to the client's own email, returned as `address`. `requestId` is
   * required with the code, so that only the browser that asked can use it or use up its tries.
   */
  requestApprovalCode: {
    input: reviewRef,
    output: z.object({ requestId: z.string(), address: z.string() }),
  },
  /**
   * `hash`: of the draft on the screen. `word`: the requested changes, empty for an approval, which the
   * `code` of the request `requestId` signs.
   */
  decideReview: {
    input: reviewRef.extend({
      hash: z.string().max(100),
      decision: z.enum(['approve', 'askForChanges']),
      word: z.string().trim().max(reviewLimits.word),
      code: z.union([z.literal(''), mailedCode]),
      requestId: z.union([z.literal(''), id]),
    }),
    output: done,
  },
  /** Returns a pass for a conversation with the draft, and its widget configuration. */
  createReviewSession: {
    input: reviewRef,
    output: z.object({
      token: z.string(),
      conversationId: z.string(),
      config: z.custom<WidgetConfig>((value) => typeof value === 'object' && value !== null),
    }),
  },
  /** Comments on a changed field, on an answer of the agent, or on neither. */
  addReviewComment: {
    input: reviewRef.extend({
      commentId: attemptId,
      path: z.string().max(100),
      message: z.strictObject({ conversationId: id, messageId: z.string().min(1).max(80) }).optional(),
      text: comment,
    }),
    output: done,
  },
  answerReviewComment: {
    input: agentRef.extend({ commentId: attemptId, answerId: attemptId, text: comment }),
    output: done,
  },
  resolveReviewComment: {
    input: agentRef.extend({ commentId: attemptId, isResolved: z.boolean() }),
    output: done,
  },
} as const satisfies Record<string, Contract>
