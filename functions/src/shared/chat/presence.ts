import { z } from 'zod'

/**
 * `convos/{id}/presence/{visitor | uid}`: whether a participant types or looks, and what they have read;
 * `{agent}/presence/{uid}`: a member who has the agent open in the editor, and the node of its flow. Times
 * are milliseconds; 0 is never.
 */
export const presenceSchema = z.object({
  ID: z.string(),
  typingAt: z.int().nonnegative(),
  seenAt: z.int().nonnegative(),
  readAt: z.int().nonnegative(),
  /** Until when messages were delivered, on a channel that reports it; missing elsewhere. */
  deliveredAt: z.int().nonnegative().optional(),
  place: z.string().max(40).optional(),
})
export type Presence = z.infer<typeof presenceSchema>

/** A participant who has not typed for this time counts as no longer typing. */
export const typingMs = 6_000
/** A participant who has not been seen for this time counts as away. */
export const lookingMs = 40_000
