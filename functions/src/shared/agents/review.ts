import { z } from 'zod'
import { sessionStartSchema, sessionWays } from '../widget/sessionStart.ts'

/**
 * What becomes of a draft that clients were asked to approve. `withdrawn`: the question was taken back, nobody
 * decides any more.
 */
export const reviewStates = ['waiting', 'approved', 'changesAsked', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Bounds of a review; texts in characters. */
export const reviewLimits = {
  clients: 20,
  message: 1_000,
  word: 1_000,
  comment: 1_000,
  quote: 300,
  reason: 500,
  comments: 50,
  answers: 10,
  /** Of the changes and of the draft, each as JSON. */
  bytes: 400_000,
  keptDays: 365,
} as const

/**
 * Fields that show how an agent is made; clients see of them that they have changed where it is wanted so.
 */
export const innerFields: readonly string[] = [
  'vgOptions.systemPrompt',
  'vgOptions.model',
  'vgOptions.fallbackModel',
  'vgOptions.temperature',
  'vgOptions.maxTokens',
  'vgOptions.maxChunkSize',
  'vgOptions.tools',
  'ADVANCED_customCSS',
]

/** A field of the draft that differs from what visitors see; `isHidden`: its values are not shown. */
export const reviewedChangeSchema = z.object({
  path: z.string(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  isHidden: z.boolean().default(false),
})
export type ReviewedChange = z.infer<typeof reviewedChangeSchema>

/**
 * `voiceglow/{agentId}/reviews/current`: the draft that clients of the agent's organisation were last asked to
 * approve. The server alone writes it; the database deletes it a year after the question.
 */
export const reviewSchema = z.object({
  agentId: z.string(),
  workspaceId: z.string(),
  orgId: z.string(),
  /** Rises with every question. */
  round: z.int(),
  /** SHA-256 of all that a publication would change; an approval is of this alone. */
  hash: z.string(),
  /** `agentFingerprint` of the same, by which screens compare it with the draft. */
  fingerprint: z.string(),
  /** What visitors had then; 0 for nothing yet. */
  publishedVersion: z.int(),
  changes: z.array(reviewedChangeSchema),
  /** Who is asked; each of them decides for all. */
  clientIds: z.array(z.string()).max(reviewLimits.clients),
  /** The names of those. */
  clientNames: z.array(z.string()),
  message: z.string().default(''),
  askedBy: z.string(),
  /** The same again asks nobody twice. */
  attemptId: z.string(),
  askedAt: z.int(),
  state: z.enum(reviewStates),
  /** The uid and name of the client who decided, and when; empty and 0 while nobody has. */
  decidedBy: z.string().default(''),
  decidedName: z.string().default(''),
  decidedAt: z.int().default(0),
  /** The mailbox whose code has signed an approval, and by what its giver had signed in. */
  signedAt: z.string().default(''),
  signedInBy: z.enum(sessionWays).nullable().default(null),
  /** What he asked to be changed. */
  word: z.string().default(''),
  commentCount: z.int().nonnegative().default(0),
})
export type Review = z.infer<typeof reviewSchema>

const said = {
  by: z.string(),
  /** Empty for a member who has given himself no name. */
  byName: z.string(),
  isClient: z.boolean(),
  text: z.string(),
  at: z.int(),
}

/** `voiceglow/{agentId}/reviews/current/reviewComments/{id}`: written by the server alone. */
export const reviewCommentSchema = z.object({
  ID: z.string(),
  /** The changed field that it is about; empty where it is about none. */
  path: z.string().default(''),
  /** The agent's answer that it is about, as the server has found it; empty where it is about none. */
  quote: z.string().default(''),
  ...said,
  /** The uids of all who have written in it. */
  writers: z.array(z.string()).default([]),
  /** Milliseconds; 0 while it is open. */
  resolvedAt: z.int().default(0),
  answers: z
    .array(z.object({ ID: z.string(), ...said }))
    .max(reviewLimits.answers)
    .default([]),
})
export type ReviewComment = z.infer<typeof reviewCommentSchema>

/** Who approved a draft and when, as versions and the agent's runtime keep it. */
export const approvalSchema = z.object({
  hash: z.string(),
  orgId: z.string(),
  /** The client's uid. */
  by: z.string(),
  byName: z.string(),
  at: z.int(),
  /** The mailbox whose code has signed it. */
  signedAt: z.string().default(''),
  /** How the client's session had begun; null where that is not known. */
  start: sessionStartSchema.nullable().default(null),
  /** The uids of who asked, and of who added the client. */
  askedBy: z.string().default(''),
  addedBy: z.string().default(''),
  /** A member asked a client whom they had added themselves: it counts where no approval is needed alone. */
  isOwn: z.boolean().default(false),
})
export type Approval = z.infer<typeof approvalSchema>
