import { z } from 'zod'

/**
 * `users/{workspaceId}/erasures/{agentId}`: a deleted agent and the progress of deleting its conversations,
 * knowledge and files; `erasures/{workspaceId}`, server only, is the same for a workspace.
 */
export const erasureSchema = z.object({
  kind: z.enum(['agent', 'workspace']),
  /** The former name, for members who follow the deletion. */
  title: z.string().default(''),
  /** The uid of the person who deleted it. */
  by: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  state: z.enum(['underWay', 'done']),
  /** The number deleted so far; approximate, because a task may be retried. */
  documents: z.int().nonnegative().default(0),
  files: z.int().nonnegative().default(0),
  doneAt: z.int().nullable().default(null),
})
export type Erasure = z.infer<typeof erasureSchema>
