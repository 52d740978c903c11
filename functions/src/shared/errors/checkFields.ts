import type { z } from 'zod'
import { isRefusalKey, needsValues, type Refusal, type RefusalKey } from './refusals.ts'

export type Checked<Output> =
  | { success: true; data: Output }
  | { success: false; fields: Record<string, Refusal> }

/**
 * Parses a value, or returns the first problem of each field by its path; `request` is the whole. Where the
 * schema has no text of its own, the issue's kind selects a key, because zod's English texts are for
 * programs.
 */
export function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(value, { error: keyOf })
  if (result.success) return { success: true, data: result.data }
  const found = result.error.issues.map((issue): [string, Refusal] => [
    issue.path.join('.') || 'request',
    refusalOf(issue),
  ])
  // Of two entries with one name the last one counts.
  return { success: false, fields: Object.fromEntries(found.reverse()) }
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  const { message } = issue
  if (!isRefusalKey(message)) return { text: message }
  return needsValues(message) ? { key: message, values: boundsOf(issue) } : message
}

function boundsOf(issue: z.core.$ZodIssue): Record<string, number> {
  if (issue.code === 'too_big') return { most: Number(issue.maximum) }
  return issue.code === 'too_small' ? { least: Number(issue.minimum) } : {}
}

function keyOf(issue: z.core.$ZodRawIssue): RefusalKey {
  switch (issue.code) {
    case 'too_big':
      return tooBig[issue.origin] ?? 'atMost'
    case 'too_small':
      return issue.minimum === 1 && issue.origin in tooSmall
        ? 'fillIn'
        : (tooSmall[issue.origin] ?? 'atLeast')
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return 'fillIn'
      return issue.expected === 'number' || issue.expected === 'int' ? 'numberMissing' : 'valueWrong'
    default:
      return 'valueWrong'
  }
}

const tooBig: Record<string, RefusalKey> = { string: 'mostCharacters', array: 'mostEntries' }
const tooSmall: Record<string, RefusalKey> = { string: 'leastCharacters', array: 'leastEntries' }
