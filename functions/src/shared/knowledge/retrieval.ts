import { z } from 'zod'

/** A word of a question as the search understood it. */
const understoodWordSchema = z.object({
  word: z.string(),
  /** Whether the agent's knowledge has it, in whatever form. */
  isKnown: z.boolean(),
  /** What it was taken for: its forms, misspellings put right, other words for the same. */
  takenFor: z.array(z.string()),
})

/**
 * Why a passage is not given to the model: it repeats a better one, tells much less than the best one, comes
 * after enough others, or no passage is about the question at all.
 */
const leftOutReasons = ['repeats', 'weak', 'enough', 'notAboutIt'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

const foundPassageSchema = z.object({
  id: z.string(),
  sourceId: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string().optional(),
  /** Against the best one, from 0 to 1. */
  score: z.number(),
  /** The share of the question's words that it has, each weighed by how rare it is, from 0 to 1. */
  coverage: z.number(),
  /** How like the question it is in meaning, from 0 to 1; missing where that was not asked. */
  likeness: z.number().optional(),
  /** The question's words that it has, as they were asked. */
  matched: z.array(z.string()),
})

/** What an agent finds for a question, and what it would not be given. */
export const retrievalSchema = z.object({
  /** A corrected answer that fits: no passages are looked for then. */
  pair: z.object({ id: z.string(), question: z.string(), answer: z.string() }).optional(),
  words: z.array(understoodWordSchema),
  /** What the model gets, the best first. */
  passages: z.array(foundPassageSchema),
  /** What came close, the best first. */
  leftOut: z.array(foundPassageSchema.extend({ why: z.enum(leftOutReasons) })),
  /** Whether meaning was asked beside words: only with a vendor's embeddings, and where words do not decide. */
  byMeaning: z.boolean(),
  /** How long the search took, in milliseconds. */
  ms: z.number(),
})
export type Retrieval = z.infer<typeof retrievalSchema>

/** Questions of visitors that the agent has not answered, which mean the same. */
const unansweredSchema = z.object({
  /** Names the group as long as its questions mean the same. */
  key: z.string(),
  /** As it was asked last, and other wordings, at most five. */
  question: z.string(),
  examples: z.array(z.string()),
  count: z.int(),
  /** Milliseconds since 1970. */
  lastAt: z.int(),
  /** Where it was asked last. */
  conversationId: z.string(),
})
export type Unanswered = z.infer<typeof unansweredSchema>

/** What the conversations of the last thirty days say of an agent's knowledge. */
export const knowledgeReviewSchema = z.object({
  /** How many conversations were looked at, and whether those were all. */
  conversations: z.int(),
  isWhole: z.boolean(),
  /** Since when, and when it was looked: milliseconds since 1970. */
  since: z.int(),
  at: z.int(),
  /** Answers of the agent, those that rest on knowledge, and questions that it had nothing for. */
  answers: z.int(),
  grounded: z.int(),
  /** Sources by how many answers rest on them, the most first; one that is not here was not used. */
  sources: z.array(z.object({ sourceId: z.string(), answers: z.int(), lastAt: z.int() })),
  /** The most asked first, without those that have been answered or dismissed since. */
  unanswered: z.array(unansweredSchema),
})
export type KnowledgeReview = z.infer<typeof knowledgeReviewSchema>
