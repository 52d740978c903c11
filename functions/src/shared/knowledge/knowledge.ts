import { z } from 'zod'
import { knowledgeFileKinds } from '../limits.ts'
import { siteSchema } from './sites.ts'

const count = z.int().nonnegative().optional()

/** Counts of file content that was excluded on purpose or has no text. */
export const leftOutSchema = z.object({
  /** Tables of contents. */
  contentsPages: count,
  /** Headers, footers and page numbers: different lines, each on most pages. */
  repeatedLines: count,
  /** Pages of a PDF that are images. */
  pagesWithoutText: count,
  hiddenSheets: count,
  hiddenSlides: count,
})
export type LeftOut = z.infer<typeof leftOutSchema>

/** `voiceglow/{agentId}/kb/{sourceId}`: one source of an agent's knowledge. Its text is in Storage. */
export const knowledgeSourceSchema = z.object({
  ID: z.string(),
  agentId: z.string(),
  ownerID: z.string(),
  title: z.string().max(200),
  kind: z.enum(['text', ...knowledgeFileKinds, 'pair', 'site']),
  sizeKB: z.number().nonnegative(),
  characters: z.int().nonnegative().default(0),
  chunks: z.int().nonnegative().default(0),
  state: z.enum(['processing', 'indexing', 'ready', 'failed']),
  /** For a failed source: an explanation for people of the problem and its fix. */
  failure: z.string().default(''),
  leftOut: leftOutSchema.optional(),
  /** A new file that replaces the old one after it has been read; until then the old one is used. */
  replacement: z
    .object({
      fileId: z.string(),
      kind: z.enum(knowledgeFileKinds),
      sizeKB: z.number().nonnegative(),
      /** An explanation for people, if the new file could not be read. */
      failure: z.string(),
      /** True while its text replaces the old one, which can no longer be cancelled. */
      isTakingPlace: z.boolean().optional(),
    })
    .optional(),
  /** A corrected answer, which is looked up before a model is called. */
  pair: z.object({ question: z.string().max(500), answer: z.string().max(4000) }).optional(),
  /** A site's settings and run. Its pages are documents below the source. */
  site: siteSchema.optional(),
  createdAt: z.int(),
  lastModified: z.int(),
})
export type KnowledgeSource = z.infer<typeof knowledgeSourceSchema>
