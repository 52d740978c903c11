import { z } from 'zod'
import { siteSchema } from './sites.ts'

/** `voiceglow/{agentId}/kb/{sourceId}`: one thing an agent knows. The text itself lies in Storage. */
export const knowledgeSourceSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  ownerID: z.string(),
  title: z.string().max(200),
  kind: z.enum(['text', 'pdf', 'docx', 'txt', 'md', 'csv', 'pair', 'site']),
  sizeKB: z.number().nonnegative(),
  characters: z.int().nonnegative().default(0),
  chunks: z.int().nonnegative().default(0),
  state: z.enum(['processing', 'indexing', 'ready', 'failed']),
  /** For a person, when `state` is failed: what is wrong and what to do. */
  failure: z.string().default(''),
  /** Of a corrected answer: looked up before a model is asked. */
  pair: z.object({ question: z.string().max(500), answer: z.string().max(4000) }).optional(),
  /** Of a site: what of it is read, and how far that is. Its pages lie below the source. */
  site: siteSchema.optional(),
  createdAt: z.int(),
  lastModified: z.int(),
})
export type KnowledgeSource = z.infer<typeof knowledgeSourceSchema>
