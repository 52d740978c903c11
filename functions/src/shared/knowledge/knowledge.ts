import { z } from 'zod'
import { knowledgeFileKinds } from '../limits.ts'
import { siteSchema } from './sites.ts'

const count = z.int().nonnegative().optional()

/** How much of a file was left out on purpose, or had nothing to read. */
export const leftOutSchema = z.object({
  /** Tables of contents. */
  contentsPages: count,
  /** Headers, footers and page numbers: different lines, each on most pages. */
  repeatedLines: count,
  /** Pages of a PDF that are pictures. */
  pagesWithoutText: count,
  hiddenSheets: count,
  hiddenSlides: count,
})
export type LeftOut = z.infer<typeof leftOutSchema>

/** `voiceglow/{agentId}/kb/{sourceId}`: one thing an agent knows. The text itself lies in Storage. */
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
  /** For a person, when `state` is failed: what is wrong and what to do. */
  failure: z.string().default(''),
  leftOut: leftOutSchema.optional(),
  /** A new file that takes the place of the old one when it has been read; until then the old one counts. */
  replacement: z
    .object({
      fileId: z.string(),
      kind: z.enum(knowledgeFileKinds),
      sizeKB: z.number().nonnegative(),
      /** For a person, when the new file could not be read. */
      failure: z.string(),
      /** Its text is being put in the place of the old one, which cannot be stopped any more. */
      isTakingPlace: z.boolean().optional(),
    })
    .optional(),
  /** Of a corrected answer: looked up before a model is asked. */
  pair: z.object({ question: z.string().max(500), answer: z.string().max(4000) }).optional(),
  /** Of a site: what of it is read, and how far that is. Its pages lie below the source. */
  site: siteSchema.optional(),
  createdAt: z.int(),
  lastModified: z.int(),
})
export type KnowledgeSource = z.infer<typeof knowledgeSourceSchema>
