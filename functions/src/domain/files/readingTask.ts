import { z } from 'zod'
import { knowledgeFileKinds } from '../../shared/limits.ts'

/** What the process that reads strangers' files is asked to do with one: its text, or a picture written anew. */
export const readingTaskSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('text'), kind: z.enum(knowledgeFileKinds), title: z.string() }),
  z.object({ name: z.literal('image') }),
])
export type ReadingTask = z.infer<typeof readingTaskSchema>
