import { z } from 'zod'

export const flowStateLimits = {
  /** The limit of all values together, in characters of their JSON. */
  values: 4_000,
  value: 500,
  back: 3,
  tools: 20,
} as const

/** A conversation's position in its agent's flow; part of the conversation. */
export const flowStateSchema = z.object({
  /** The flow's hash. In a flow with another hash, nodes are found by their ids. */
  hash: z.string(),
  /** The node that answered last; empty before the first answer. */
  node: z.string(),
  /** The previous nodes, newest last. */
  back: z.array(z.string()).default([]),
  /** The number of messages that were answered in this node. */
  turns: z.int().nonnegative().default(0),
  /** Collected values by field. */
  values: z.record(z.string(), z.string()).default({}),
  /** The result of each tool's last run, by the tool's id. */
  tools: z.record(z.string(), z.enum(['ok', 'failed'])).default({}),
  /** The outcome of the last end that was reached; empty for none. */
  outcome: z.string().default(''),
})
export type FlowState = z.infer<typeof flowStateSchema>
