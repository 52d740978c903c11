import { z } from 'zod'

export const flowStateLimits = {
  /** Of all values together, in characters of their JSON. */
  values: 4_000,
  value: 500,
  back: 3,
  tools: 20,
} as const

/** Where a conversation is in its agent's flow; part of the conversation. */
export const flowStateSchema = z.object({
  /** The flow's hash: another one is looked up by its nodes' ids. */
  hash: z.string(),
  /** The node whose words were said last; empty before the first. */
  node: z.string(),
  /** The nodes before it, newest last. */
  back: z.array(z.string()).default([]),
  /** How many of the visitor's messages were answered in this node. */
  turns: z.int().nonnegative().default(0),
  /** What was found out, by field. */
  values: z.record(z.string(), z.string()).default({}),
  /** How each tool's last run ended, by its id. */
  tools: z.record(z.string(), z.enum(['ok', 'failed'])).default({}),
  /** Of the last end that was reached; empty for none. */
  outcome: z.string().default(''),
})
export type FlowState = z.infer<typeof flowStateSchema>
