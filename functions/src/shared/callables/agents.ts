import { z } from 'zod'
import type { CallablesOf } from '../callableGroups.ts'
import { templateKeys } from '../templateKeys.ts'
import { type Contract, id, region, attemptId, agentRef, done } from './fields.ts'
import { reviewLimits } from '../review.ts'
import { says } from '../refusals.ts'

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
  deleteAgent: { input: agentRef, output: done },
  /** The key is answered this once; only its hash is stored. */
  renewSecretKey: { input: agentRef, output: z.object({ key: z.string() }) },
  createDebugSession: {
    input: agentRef,
    output: z.object({ token: z.string(), conversationId: z.string() }),
  },
} as const satisfies Record<CallablesOf<'agents'>, Contract>
