import { z } from 'zod'
import type { CallablesOf } from '../callableGroups.ts'
import { maxKnowledgeTextCharacters } from '../limits.ts'
import { type Contract, id, region, attemptId, agentRef, done } from './fields.ts'
import { says } from '../refusals.ts'

/** What an agent knows. */
export const knowledgeCallables = {
  uploadFile: {
    input: z.strictObject({
      region,
      agentId: id,
      filename: z.string().min(1).max(300),
      base64Payload: z.string().max(7_000_000),
    }),
    output: z.object({
      url: z.string(),
      path: z.string(),
      id: z.string(),
      dbFilePath: z.string(),
      filename: z.string(),
      sizeKB: z.number(),
    }),
  },
  addKnowledgeFile: {
    /** `fileId` is the `id` that uploadFile returned for this agent. */
    input: z.strictObject({ region, agentId: id, fileId: id, title: z.string().trim().min(1).max(200) }),
    output: z.object({ sourceId: z.string() }),
  },
  addKnowledgeText: {
    input: z.strictObject({
      region,
      agentId: id,
      title: z.string().trim().min(1, says('textTitleMissing')).max(200),
      text: z.string().trim().min(1, says('textMissing')).max(maxKnowledgeTextCharacters),
      attemptId,
    }),
    output: z.object({ sourceId: z.string() }),
  },
  retryKnowledgeSource: { input: agentRef.extend({ sourceId: id }), output: done },
  deleteKnowledgeSource: { input: agentRef.extend({ sourceId: id }), output: done },
} as const satisfies Record<CallablesOf<'knowledge'>, Contract>
