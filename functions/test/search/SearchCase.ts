import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** `untouched` is measured and never tuned on: nobody who changes the search looks at its questions. */
export const halves = ['tuned', 'untouched'] as const
export type Half = (typeof halves)[number]

const caseSchema = z.strictObject({
  language: z.string(),
  kind: z.string(),
  /** Whose agent is asked. */
  company: z.string(),
  question: z.string(),
  /** What was asked before, where the question goes on with it. */
  after: z.string().optional(),
  /** The document that answers, and words of the passage that does; none where nothing answers. */
  document: z.string().optional(),
  phrase: z.string().optional(),
})
export type SearchCase = z.infer<typeof caseSchema>

/** All questions of a half. */
export function readCases(half: Half): SearchCase[] {
  const folder = join(import.meta.dirname, half, 'questions')
  return readdirSync(folder).flatMap((name) =>
    z.array(caseSchema).parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  )
}

export function isAnswerable({ phrase }: SearchCase): boolean {
  return phrase !== undefined
}
