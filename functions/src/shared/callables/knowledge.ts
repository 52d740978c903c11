import { z } from 'zod'
import { pictureOwnerSchema } from '../pictures/pictureOwner.ts'
import type { CallablesOf } from './callableGroups.ts'
import { maxKnowledgeTextCharacters } from '../limits.ts'
import { type Contract, id, region, attemptId, agentRef, done } from './fields.ts'
import { refusalKey } from '../errors/refusals.ts'
import { sitesCallables } from './sites.ts'
import { templatesCallables } from './templates.ts'

/** The result of an upload. `url` is empty for a file that cannot be downloaded. */
const upload = z.object({
  url: z.string(),
  path: z.string(),
  id: z.string(),
  dbFilePath: z.string(),
  filename: z.string(),
  sizeKB: z.number(),
})

const sourceTitle = z.string().trim().min(1, refusalKey('textTitleMissing')).max(200)

/** An agent's knowledge, and uploads. */
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
      owner: pictureOwnerSchema,
      filename: z.string().min(1).max(300),
      base64Payload: z.string().max(1_400_000),
    }),
    output: upload,
  },
  addKnowledgeFile: {
    /** `fileId`: the `id` that uploadFile returned for this agent. */
    input: z.strictObject({ region, agentId: id, fileId: id, title: sourceTitle }),
    output: z.object({ sourceId: z.string() }),
  },
  addKnowledgeText: {
    input: z.strictObject({
      region,
      agentId: id,
      title: z.string().trim().min(1, refusalKey('textTitleMissing')).max(200),
      text: z.string().trim().min(1, refusalKey('textMissing')).max(maxKnowledgeTextCharacters),
      attemptId,
    }),
    output: z.object({ sourceId: z.string() }),
  },
  replaceKnowledgeFile: {
    /** `fileId`: as in addKnowledgeFile; the previous content stays until the new file has been read. */
    input: agentRef.extend({ sourceId: id, fileId: id }),
    output: done,
  },
  renameKnowledgeSource: { input: agentRef.extend({ sourceId: id, title: sourceTitle }), output: done },
  readKnowledgePassages: {
    /**
     * Returns a page of passages that starts at `from`, or the page with `passage`; `search` filters by
     * words.
     */
    input: agentRef.extend({
      sourceId: id,
      from: z.int().min(0).max(100_000),
      passage: z.string().max(100).default(''),
      search: z.string().trim().max(200).default(''),
    }),
    output: z.object({
      passages: z.array(
        z.object({ id: z.string(), title: z.string(), text: z.string(), url: z.string().optional() }),
      ),
      /** The index of the first passage among all, or among the matches. */
      from: z.int(),
      total: z.int(),
    }),
  },
  ...sitesCallables,
  ...templatesCallables,
  retryKnowledgeSource: { input: agentRef.extend({ sourceId: id }), output: done },
  deleteKnowledgeSource: { input: agentRef.extend({ sourceId: id }), output: done },
} as const satisfies Record<CallablesOf<'knowledge'>, Contract>
