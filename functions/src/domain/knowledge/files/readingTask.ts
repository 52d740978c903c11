import { z } from 'zod'
import { rawPageSchema } from '../../kernel/ports/PageText.ts'
import { knowledgeFileKinds } from '../../../shared/limits.ts'

/**
 * The work of the process that parses strangers' files: the text of a file, a picture to encode again, or
 * pages.
 */
export const readingTaskSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('text'), kind: z.enum(knowledgeFileKinds), title: z.string() }),
  z.object({ name: z.literal('image') }),
  /**
   * Several pages of a site, one after the other: to start a process for each takes longer than to parse it.
   */
  z.object({ name: z.literal('pages'), pages: z.array(rawPageSchema), robotName: z.string() }),
])
export type ReadingTask = z.infer<typeof readingTaskSchema>
