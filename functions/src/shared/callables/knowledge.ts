import { z } from 'zod'
import type { CallablesOf } from '../callableGroups.ts'
import { maxKnowledgeTextCharacters } from '../limits.ts'
import { type Contract, id, region, attemptId, agentRef, done } from './fields.ts'
import { says } from '../refusals.ts'
import { sitesCallables } from './sites.ts'

/** What an upload answers (spec A§5); `url` is empty where the file is nobody's to download. */
const upload = z.object({
  url: z.string(),
  path: z.string(),
  id: z.string(),
  dbFilePath: z.string(),
  filename: z.string(),
  sizeKB: z.number(),
})

/** What an agent knows, and what is uploaded. */
export const knowledgeCallables = {
  uploadFile: {
    input: z.strictObject({
      region,
      agentId: id,
      filename: z.string().min(1).max(300),
      base64Payload: z.string().max(7_000_000),
    }),
    output: upload,
  },
  uploadPicture: {
    input: z.strictObject({
      region,
      owner: z.union([z.strictObject({ agentId: id }), z.strictObject({ workspaceId: id })]),
      filename: z.string().min(1).max(300),
      base64Payload: z.string().max(1_400_000),
    }),
    output: upload,
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
  ...sitesCallables,
  retryKnowledgeSource: { input: agentRef.extend({ sourceId: id }), output: done },
  deleteKnowledgeSource: { input: agentRef.extend({ sourceId: id }), output: done },
} as const satisfies Record<CallablesOf<'knowledge'>, Contract>
