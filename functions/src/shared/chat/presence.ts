import { z } from 'zod'

/**
 * `convos/{id}/presence/{visitor | uid}`: who types, looks, and how far he has read; `{agent}/presence/{uid}`:
 * who has the agent open in the editor, and at which node of its flow. Times are milliseconds; 0 is never.
 */
export const presenceSchema = z.object({
  ID: z.string(),
  typingAt: z.int().nonnegative(),
  seenAt: z.int().nonnegative(),
  readAt: z.int().nonnegative(),
  /** Until when what was said has reached a person on a channel that tells; missing where none does. */
  deliveredAt: z.int().nonnegative().optional(),
  place: z.string().max(40).optional(),
})
export type Presence = z.infer<typeof presenceSchema>

/** Somebody who has not typed for this long has stopped. */
export const typingMs = 6_000
/** Somebody who has not been seen for this long is not looking any more. */
export const lookingMs = 40_000
