import { z } from 'zod'

/**
 * `voiceglow/{agentId}/convos/{conversation}/toolRuns/{id}`, server only: a run of a tool that changes
 * something, stored before it starts and when it ends. The same message never runs it twice, whatever is
 * retried.
 */
export const toolRunSchema = z.object({
  toolId: z.string(),
  /** The workspace that owns the agent. */
  workspaceId: z.string(),
  state: z.enum(['started', 'done']),
  /** Identifies the process that began it, which runs it although the response to its record was lost. */
  begunBy: z.string().default(''),
  ended: z.enum(['ok', 'failed']).default('failed'),
  /** The text for the model, and the values that the flow keeps. */
  answer: z.string().default(''),
  values: z.record(z.string(), z.string()).default({}),
  /** The contact data that the visitor gave; missing for none. */
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).optional(),
  /** Milliseconds since 1970. */
  startedAt: z.int(),
  /** When the database deletes it. */
  expiresAt: z.date(),
})
export type ToolRunRecord = z.infer<typeof toolRunSchema>

/** A tool run that waits for the visitor's confirmation; part of the conversation. */
export const pendingToolSchema = z.object({
  /** Identifies the run, which runs once however often the visitor confirms. */
  id: z.string(),
  toolId: z.string(),
  name: z.string(),
  /** The arguments as the model wrote them. */
  arguments: z.string(),
  /** The texts with which the visitor confirms and declines. */
  yes: z.string(),
  no: z.string(),
})
export type PendingTool = z.infer<typeof pendingToolSchema>
