import { z } from 'zod'

/**
 * `users/{workspaceId}/erasures/{agentId}`: an agent that was deleted, and how far its conversations,
 * knowledge and files are gone; `erasures/{workspaceId}`, server only, is the same for a workspace.
 */
export const erasureSchema = z.object({
  kind: z.enum(['agent', 'workspace']),
  /** How it was called, for whoever asks what is still under way. */
  title: z.string().default(''),
  /** Uid of whoever has deleted it. */
  by: z.string(),
  /** Milliseconds since 1970. */
  at: z.int(),
  state: z.enum(['underWay', 'done']),
  /** How much is gone so far; about, since a task may be repeated. */
  documents: z.int().nonnegative().default(0),
  files: z.int().nonnegative().default(0),
  doneAt: z.int().nullable().default(null),
})
export type Erasure = z.infer<typeof erasureSchema>
