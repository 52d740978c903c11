import { z } from 'zod'

/** A word of a question as the search interpreted it. */
const understoodWordSchema = z.object({
  word: z.string(),
  /** Whether the agent's knowledge contains it in any form. */
  isKnown: z.boolean(),
  /** The words that were searched for: inflections, corrected spellings and compounds. */
  takenFor: z.array(z.string()),
})

/**
 * The reason why a passage is not given to the model: it repeats a better one, scores far below the best,
 * comes after enough others, or no passage is about the question.
 */
const leftOutReasons = ['repeats', 'weak', 'enough', 'notAboutIt'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

const foundPassageSchema = z.object({
  id: z.string(),
  sourceId: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string().optional(),
  /** Relative to the best one, from 0 to 1. */
  score: z.number(),
  /** The share of the question's words that it contains, weighted by rarity, from 0 to 1. */
  coverage: z.number(),
  /** Its similarity in meaning to the question, from 0 to 1; missing if embeddings were not used. */
  likeness: z.number().optional(),
  /** The question's words that it contains, as they were written. */
  matched: z.array(z.string()),
})

/** The result of a search for a question, including passages that the model would not get. */
export const retrievalSchema = z.object({
  /** A corrected answer that matches; then no passages are searched. */
  pair: z.object({ id: z.string(), question: z.string(), answer: z.string() }).optional(),
  words: z.array(understoodWordSchema),
  /** The passages for the model, best first. */
  passages: z.array(foundPassageSchema),
  /** The best of the excluded passages, best first. */
  leftOut: z.array(foundPassageSchema.extend({ why: z.enum(leftOutReasons) })),
  /** Whether embeddings were used: only if a vendor is configured, and if words do not decide. */
  byMeaning: z.boolean(),
  /** The duration of the search, in milliseconds. */
  ms: z.number(),
})
export type Retrieval = z.infer<typeof retrievalSchema>

/** Unanswered questions of visitors that mean the same. */
const unansweredSchema = z.object({
  /** Identifies the group as long as its questions mean the same. */
  key: z.string(),
  /** The newest wording, and at most five others. */
  question: z.string(),
  examples: z.array(z.string()),
  count: z.int(),
  /** Milliseconds since 1970. */
  lastAt: z.int(),
  /** The conversation of the newest question. */
  conversationId: z.string(),
})
export type Unanswered = z.infer<typeof unansweredSchema>

/** A summary of an agent's knowledge in the conversations of the last 30 days. */
export const knowledgeReviewSchema = z.object({
  /** The number of conversations read, and whether these were all. */
  conversations: z.int(),
  isComplete: z.boolean(),
  /** The start of the period and the time of the review, in milliseconds since 1970. */
  since: z.int(),
  at: z.int(),
  /** The number of answers and of answers with citations. */
  answers: z.int(),
  grounded: z.int(),
  /** Sources by the number of answers that cite them, most first; unused sources are missing. */
  sources: z.array(z.object({ sourceId: z.string(), answers: z.int(), lastAt: z.int() })),
  /** Most frequent first, without groups that were answered or dismissed since. */
  unanswered: z.array(unansweredSchema),
})
export type KnowledgeReview = z.infer<typeof knowledgeReviewSchema>
