import { z } from 'zod'
import { agentSchema } from './agent.ts'
import { approvalSchema } from './review.ts'

/** Older ones are forgotten: what they were of is approved anew before it is published again. */
export const mostApprovals = 20

/** `runtimes/{agentId}`, server only: all that a turn needs to know of an agent, in one read. */
export const runtimeSchema = z.object({
  ownerID: z.string(),
  /** The wallet that pays for its answers and calls; empty for the one of its workspace. */
  wallet: z.string().default(''),
  /** Set by its organisation: the agent hands over by itself, whatever its own settings say. */
  smartHandoff: z.boolean().default(false),
  /** SHA-256 of the agent's secret key: the id of its `apiKeys` document. */
  keyHash: z.string().default(''),
  /** What visitors talk to; null until the first publication. */
  published: agentSchema.nullable().default(null),
  publishedVersion: z.int().nonnegative().default(0),
  /** What clients have approved of it, newest first. */
  approvals: z.array(approvalSchema).max(mostApprovals).default([]),
  /** The newest backups' ids and what they hold, newest first. */
  backups: z
    .array(z.object({ id: z.int(), fingerprint: z.string(), flowHash: z.string().optional() }))
    .default([]),
  /**
   * Since when the conversations wait for another retention than they were written under, and up to which
   * last message they have it.
   */
  retention: z.object({ at: z.int(), from: z.int() }).nullable().default(null),
  /** Since when it has left another workspace, while what lies below it is still to follow. */
  moving: z
    .object({
      from: z.string(),
      at: z.int(),
      by: z.string(),
      /** The organisation that it left by that; empty for none. */
      orgId: z.string(),
    })
    .nullable()
    .default(null),
  /** The knowledge index in Storage; version 0 means there is none. */
  knowledge: z.object({ version: z.int().nonnegative(), path: z.string() }).default({ version: 0, path: '' }),
})
export type Runtime = z.infer<typeof runtimeSchema>
