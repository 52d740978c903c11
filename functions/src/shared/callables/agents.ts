import { z } from 'zod'
import type { CallablesOf } from '../callableGroups.ts'
import { flowPartsSchema, flowSchema } from '../flow/flow.ts'
import { templateKeys } from '../templateKeys.ts'
import { type Contract, id, region, attemptId, agentRef, done } from './fields.ts'
import { reviewLimits } from '../review.ts'
import { says } from '../refusals.ts'

const partHashes = z.record(z.string().max(20), z.string().max(20).nullable())

/** Agents, their versions and keys. */
export const agentsCallables = {
  convertAgentTemplateToAgent: {
    input: z.strictObject({
      region,
      workspaceId: id,
      agentName: z.string().trim().min(1, says('agentNameRequired')).max(100),
      agentTemplate: z.enum(templateKeys),
      attemptId,
    }),
    output: z.object({ agentCreated: z.object({ ID: z.string(), enableNodes: z.boolean() }) }),
  },
  /** `reason`: why it is published although its organisation wants a client's approval first. */
  publishAgent: {
    input: agentRef.extend({ reason: z.string().trim().min(1).max(reviewLimits.reason).optional() }),
    output: z.object({ version: z.number(), fingerprint: z.string() }),
  },
  saveAgentBackup: { input: agentRef, output: z.object({ version: z.number() }) },
  /**
   * Changes single nodes and edges of an agent's draft. `base`: what each was when the change was begun, as
   * `hashOfPart`; null where it was not there. What somebody else has changed since is left as it is and
   * comes back as it is now.
   */
  saveFlow: {
    input: agentRef.extend({
      parts: flowPartsSchema,
      base: z.strictObject({ nodes: partHashes, edges: partHashes }),
    }),
    output: z.object({ seq: z.number(), hash: z.string(), refused: flowPartsSchema }),
  },
  /** `at`: the version's id. `fields`: paths of the draft, and `flow`; all of them without it. */
  restoreVersion: {
    input: agentRef.extend({
      at: z.int().positive(),
      fields: z.array(z.string().min(1).max(120)).min(1).max(200).optional(),
    }),
    output: z.object({ restored: z.array(z.string()) }),
  },
  readVersion: {
    input: agentRef.extend({ at: z.int().positive() }),
    output: z.object({
      changes: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
      /** Both flows as texts, the draft's first; null where they are the same. */
      flow: z.object({ from: z.string(), to: z.string() }).nullable(),
      /** Who made it; empty for somebody who has left. */
      byName: z.string(),
    }),
  },
  /** A template of the draft with its flow, as a file keeps it. */
  exportAgent: {
    input: agentRef,
    output: z.object({
      format: z.literal('agent-template'),
      version: z.literal(1),
      agent: z.record(z.string(), z.unknown()),
      /** By their names; the flow's nodes name theirs in the same way. */
      tools: z.array(z.string()),
      flow: flowSchema,
    }),
  },
  nameVersion: {
    input: agentRef.extend({ at: z.int().positive(), label: z.string().trim().max(60) }),
    output: done,
  },
  deleteAgent: { input: agentRef, output: done },
  /** The key is answered this once; only its hash is stored. */
  renewSecretKey: { input: agentRef, output: z.object({ key: z.string() }) },
  createDebugSession: {
    input: agentRef,
    output: z.object({ token: z.string(), conversationId: z.string() }),
  },
} as const satisfies Record<CallablesOf<'agents'>, Contract>
