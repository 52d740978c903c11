import { z } from 'zod'
import { sessionStartSchema, sessionWays } from '../widget/sessionStart.ts'

/** The states of an approval request. `withdrawn`: the request was cancelled, so no decision is possible. */
export const reviewStates = ['waiting', 'approved', 'changesAsked', 'withdrawn'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Limits of a review; texts in characters. */
export const reviewLimits = {
  clients: 20,
  message: 1_000,
  word: 1_000,
  comment: 1_000,
  quote: 300,
  reason: 500,
  comments: 50,
  answers: 10,
  /** The size of the changes and of the draft, each as JSON. */
  bytes: 400_000,
  keptDays: 365,
} as const

/**
 * Fields that show how an agent is built. Unless the request shows them, clients only see that they changed.
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

/** A field whose draft differs from the publication. `isHidden`: its values are not shown. */
export const reviewedChangeSchema = z.object({
  path: z.string(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  isHidden: z.boolean().default(false),
})
export type ReviewedChange = z.infer<typeof reviewedChangeSchema>

/**
 * `voiceglow/{agentId}/reviews/current`: the draft that clients were last asked to approve. The server alone
 * writes it; the database deletes it a year after the request.
 */
export const reviewSchema = z.object({
  agentId: z.string(),
  workspaceId: z.string(),
  orgId: z.string(),
  /** Increases with every request. */
  round: z.int(),
  /** SHA-256 of everything that a publication would change; an approval is valid for this hash alone. */
  hash: z.string(),
  /** `agentFingerprint` of the same draft, for comparison in the dashboard. */
  fingerprint: z.string(),
  /** The published version at the time of the request; 0 for none. */
  publishedVersion: z.int(),
  changes: z.array(reviewedChangeSchema),
  /** The clients who were asked; one decision counts for all. */
  clientIds: z.array(z.string()).max(reviewLimits.clients),
  /** The names of these clients. */
  clientNames: z.array(z.string()),
  message: z.string().default(''),
  askedBy: z.string(),
  /** Identifies the request: a second request with the same id sends nothing. */
  attemptId: z.string(),
  askedAt: z.int(),
  state: z.enum(reviewStates),
  /** The uid and name of the client who decided, and when; empty and 0 before a decision. */
  decidedBy: z.string().default(''),
  decidedName: z.string().default(''),
  decidedAt: z.int().default(0),
  /** The email whose code signed the approval, and how the client had signed in. */
  signedAt: z.string().default(''),
  signedInBy: z.enum(sessionWays).nullable().default(null),
  /** The changes that the client requested. */
  word: z.string().default(''),
  commentCount: z.int().nonnegative().default(0),
})
export type Review = z.infer<typeof reviewSchema>

const authored = {
  by: z.string(),
  /** Empty for a member without a name. */
  byName: z.string(),
  isClient: z.boolean(),
  text: z.string(),
  at: z.int(),
}

/**
 * `voiceglow/{agentId}/reviews/current/reviewComments/{id}`: a comment of a review; the server alone writes
 * it.
 */
export const reviewCommentSchema = z.object({
  ID: z.string(),
  /** The changed field that the comment concerns; empty for none. */
  path: z.string().default(''),
  /** The agent's answer that the comment concerns, as the server read it; empty for none. */
  quote: z.string().default(''),
  ...authored,
  /** The uids of all authors in the thread. */
  writers: z.array(z.string()).default([]),
  /** Milliseconds; 0 while it is open. */
  resolvedAt: z.int().default(0),
  answers: z
    .array(z.object({ ID: z.string(), ...authored }))
    .max(reviewLimits.answers)
    .default([]),
})
export type ReviewComment = z.infer<typeof reviewCommentSchema>

/** The approval of a draft, as versions and the agent's runtime store it. */
export const approvalSchema = z.object({
  hash: z.string(),
  orgId: z.string(),
  /** The client's uid. */
  by: z.string(),
  byName: z.string(),
  at: z.int(),
  /** The email whose code signed the approval. */
  signedAt: z.string().default(''),
  /** The start of the client's session: by password, code or link; null if unknown. */
  start: sessionStartSchema.nullable().default(null),
  /** The uids of the member who asked, and of the member who added the client. */
  askedBy: z.string().default(''),
  addedBy: z.string().default(''),
  /**
   * The member who asked had added the client themselves. Such an approval does not count where the
   * organisation requires one.
   */
  isOwn: z.boolean().default(false),
})
export type Approval = z.infer<typeof approvalSchema>
