import { z } from 'zod'
import { followersPerSend } from '../../agents/blueprint.ts'
import { type Contract, agentRef, done, id, region } from '../fields.ts'

const sendId = z.string().regex(/^[A-Za-z0-9-]{20,40}$/)
const agentIds = z.array(id).min(1).max(followersPerSend)
const count = z.int().nonnegative()

/** The state of an agent's draft after a send: published, still a draft, or (`refusal`) refused. */
const publication = z.object({
  agentId: z.string(),
  outcome: z.enum(['sent', 'draft', 'failed']),
  refusal: z
    .object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })
    .optional(),
})

/** Blueprints and the agents of their workspace that follow them. */
export const blueprintsCallables = {
  linkAgents: {
    input: z.strictObject({ region, masterId: id, agentIds, takesAll: z.boolean() }),
    output: done,
  },
  unlinkAgent: { input: agentRef, output: done },
  sendBlueprint: {
    input: z.strictObject({
      region,
      masterId: id,
      agentIds,
      sendId,
      seen: z.string().max(40),
      publishes: z.boolean(),
    }),
    output: z.object({
      sent: z.array(publication.extend({ changed: count })),
    }),
  },
  undoSend: {
    input: z.strictObject({ region, sendId, agentIds }),
    output: z.object({ undone: z.array(publication.extend({ restored: count, left: count })) }),
  },
  settleField: {
    input: agentRef.extend({
      masterId: id,
      path: z.string().max(100),
      choice: z.enum(['keep', 'take']),
    }),
    output: done,
  },
} as const satisfies Record<string, Contract>
