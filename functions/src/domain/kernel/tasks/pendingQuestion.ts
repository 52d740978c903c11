import { z } from 'zod'
import { visitorClaimsSchema, type VisitorClaims } from '../access/visitorClaims.ts'
import type { MessageRequest } from '../../../shared/widget/widgetApi.ts'
import type { Client } from '../access/Client.ts'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** A question on its way through a queue: the door that took it has looked at what is in it. */
export const pendingQuestionSchema = z.strictObject({
  claims: visitorClaimsSchema,
  question: z.custom<PendingQuestion['question']>(isObject),
  client: z.custom<PendingQuestion['client']>(isObject),
})

export type Question = Omit<MessageRequest, 'token'>

/** A question whose answer is not there yet, as a task carries it. */
export interface PendingQuestion {
  claims: VisitorClaims
  question: Question
  client: Client
}
