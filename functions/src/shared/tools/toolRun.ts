import { z } from 'zod'

/**
 * `voiceglow/{agentId}/convos/{conversation}/toolRuns/{id}`, server only: a tool that changes something, noted
 * before it runs and again when it has. The same message never runs it twice, whatever is repeated.
 */
export const toolRunSchema = z.object({
  toolId: z.string(),
  /** Of the workspace that owns the agent. */
  workspaceId: z.string(),
  state: z.enum(['started', 'done']),
  ended: z.enum(['ok', 'failed']).default('failed'),
  /** What the model was told, and what was kept. */
  answer: z.string().default(''),
  values: z.record(z.string(), z.string()).default({}),
  /** Milliseconds since 1970. */
  startedAt: z.int(),
  /** When the database deletes it. */
  expiresAt: z.date(),
})
export type ToolRunRecord = z.infer<typeof toolRunSchema>

/** A tool's run that waits for the visitor's word; part of the conversation. */
export const pendingToolSchema = z.object({
  /** Names the run: however often the visitor agrees, it is this one. */
  id: z.string(),
  toolId: z.string(),
  name: z.string(),
  /** As the model wrote them. */
  arguments: z.string(),
  /** What the visitor writes to agree, and to refuse. */
  yes: z.string(),
  no: z.string(),
})
export type PendingTool = z.infer<typeof pendingToolSchema>
