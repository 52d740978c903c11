import { z } from 'zod'
import { visitorClaimsSchema, type VisitorClaims } from '../access/visitorClaims.ts'
import type { MessageRequest } from '../../../shared/widget/widgetApi.ts'
import type { RequestClient } from '../access/RequestClient.ts'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** A question in a queue. The endpoint that queued it has validated its content. */
export const pendingQuestionSchema = z.strictObject({
  claims: visitorClaimsSchema,
  question: z.custom<PendingQuestion['question']>(isObject),
  client: z.custom<PendingQuestion['client']>(isObject),
})

export type Question = Omit<MessageRequest, 'token'>

/** An unanswered question, as a task carries it. */
export interface PendingQuestion {
  claims: VisitorClaims
  question: Question
  client: RequestClient
}
