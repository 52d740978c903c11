import { z } from 'zod'

/** How far the delivery of a reply has come; `failed` is final and says why. */
export const deliveryStates = ['waiting', 'sending', 'sent', 'failed'] as const

/**
 * `voiceglow/{agentId}/convos/{id}/outbox/{place}`: a reply on its way to a channel that does not fetch it
 * itself. Its name is the message's place in the conversation, so that names are in the order of delivery.
 */
export const outboxEntrySchema = z.object({
  messageId: z.string(),
  state: z.enum(deliveryStates),
  /** How many parts of the message the vendor has taken. */
  partsSent: z.int().nonnegative().default(0),
  /** How often sending the next part has failed in a row. */
  failures: z.int().nonnegative().default(0),
  /** Milliseconds since 1970: not tried before then; while it is `sending`, nobody else tries before then. */
  notBefore: z.int().default(0),
  /** Why it failed, for the operator. */
  reason: z.string().default(''),
})
export type OutboxEntry = z.infer<typeof outboxEntrySchema>
