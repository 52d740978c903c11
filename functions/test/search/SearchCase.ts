import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * The two sets of questions. `untouched` is measured and never tuned on: developers of the search must not
 * look at its questions.
 */
export const halves = ['tuned', 'untouched'] as const
export type Half = (typeof halves)[number]

const caseSchema = z.strictObject({
  language: z.string(),
  kind: z.string(),
  /** The company whose agent is asked. */
  company: z.string(),
  question: z.string(),
  /** The previous question, if this one refers to it. */
  after: z.string().optional(),
  /** The document that answers, and words of the right passage; missing for questions without an answer. */
  document: z.string().optional(),
  phrase: z.string().optional(),
})
export type SearchCase = z.infer<typeof caseSchema>

/** Reads all questions of a set. */
export function readCases(half: Half): SearchCase[] {
  const folder = join(import.meta.dirname, half, 'questions')
  return readdirSync(folder).flatMap((name) =>
    z.array(caseSchema).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  )
}

export function isAnswerable({ phrase }: SearchCase): boolean {
  return phrase !== undefined
}
