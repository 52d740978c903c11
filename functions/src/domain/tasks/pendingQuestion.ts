import { z } from 'zod'
import type { PendingQuestion } from '../visitors/askAgent.ts'
import { visitorClaimsSchema } from '../visitors/visitorToken.ts'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** A question on its way through a queue: the door that took it has looked at what is in it. */
export const pendingQuestionSchema = z.strictObject({
  claims: visitorClaimsSchema,
  question: z.custom<PendingQuestion['question']>(isObject),
  client: z.custom<PendingQuestion['client']>(isObject),
})
