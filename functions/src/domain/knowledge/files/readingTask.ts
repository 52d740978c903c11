import { z } from 'zod'
import { rawPageSchema } from '../../kernel/ports/PageText.ts'
import { knowledgeFileKinds } from '../../../shared/limits.ts'

/** What the process that reads strangers' files is asked to do with one: its text, or a picture written anew. */
export const readingTaskSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('text'), kind: z.enum(knowledgeFileKinds), title: z.string() }),
  z.object({ name: z.literal('image') }),
  /** Several pages of a site, one after the other; starting a process for each takes longer than reading it. */
  z.object({ name: z.literal('pages'), pages: z.array(rawPageSchema), robotName: z.string() }),
])
export type ReadingTask = z.infer<typeof readingTaskSchema>
