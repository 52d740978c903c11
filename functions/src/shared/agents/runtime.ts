import { z } from 'zod'
import { agentSchema } from './agent.ts'
import { approvalSchema } from './review.ts'

/** The maximum number of stored approvals; a draft whose approval was deleted needs a new one. */
export const maxApprovals = 20

/** `runtimes/{agentId}`, server only: everything that a turn needs of an agent, in one read. */
export const runtimeSchema = z.object({
  ownerID: z.string(),
  /** The wallet that pays for answers and calls; empty for the workspace's. */
  wallet: z.string().default(''),
  /** Set by the organisation: the agent hands over by itself, whatever its own settings are. */
  smartHandoff: z.boolean().default(false),
  /** SHA-256 of the agent's secret key: the id of its `apiKeys` document. */
  keyHash: z.string().default(''),
  /** The member who chose the key of the project that answers; empty when unknown. */
  projectKeyBy: z.string().default(''),
  /** The members who chose the accounts of the agent's channels, by kind. */
  channelsBy: z.record(z.string(), z.string()).default({}),
  /** The publication; null until the first one. */
  published: agentSchema.nullable().default(null),
  publishedVersion: z.int().nonnegative().default(0),
  /** The clients' approvals, newest first. */
  approvals: z.array(approvalSchema).max(maxApprovals).default([]),
  /** The ids and fingerprints of the newest backups, newest first. */
  backups: z
    .array(z.object({ id: z.int(), fingerprint: z.string(), flowHash: z.string().optional() }))
    .default([]),
  /**
   * A change of the retention that is in progress: when it started, and the last message that already has the
   * new retention.
   */
  retention: z.object({ at: z.int(), from: z.int() }).nullable().default(null),
  /** A transfer from another workspace whose subcollections are still to be moved, with its start. */
  moving: z
    .object({
      from: z.string(),
      at: z.int(),
      by: z.string(),
      /** The organisation that the agent left by the transfer; empty for none. */
      orgId: z.string(),
    })
    .nullable()
    .default(null),
  /** The knowledge index in Storage; version 0 means that none exists. */
  knowledge: z.object({ version: z.int().nonnegative(), path: z.string() }).default({ version: 0, path: '' }),
})
export type Runtime = z.infer<typeof runtimeSchema>
