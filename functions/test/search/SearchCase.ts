import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const caseSchema = z.strictObject({
  language: z.string(),
  kind: z.string(),
  question: z.string(),
  /** What was asked before, where the question goes on with it. */
  after: z.string().optional(),
  /** The document that answers, and words of the passage that does; none where nothing answers. */
  document: z.string().optional(),
  phrase: z.string().optional(),
})
export type SearchCase = z.infer<typeof caseSchema>

/** The questions of one file of `questions`. */
export function readCases(name: string): SearchCase[] {
  const path = join(import.meta.dirname, 'questions', `${name}.json`)
  return z.array(caseSchema).parse(JSON.parse(readFileSync(path, 'utf8')))
}

export function isAnswerable({ phrase }: SearchCase): boolean {
  return phrase !== undefined
}
