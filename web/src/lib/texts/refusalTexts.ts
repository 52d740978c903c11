import { isRefusalKey } from '@parley/functions/shared/refusals'
import { texts } from '../../texts/en/refusals.ts'
import { textsOf } from './textsOf.ts'

// What a key needs is known to the server alone.
const refusals: Record<string, string> = texts
const t = textsOf('refusals', refusals)

/** What the server has refused, in the person's language; undefined for a key that this version lacks. */
export function sayRefusal(key: string, values: Record<string, string>): string | undefined {
  return t.has(key) ? t(key, values) : undefined
}

/** What a schema says of a value: one of our keys, or words of its own. */
export function sayIssue(message: string): string {
  return isRefusalKey(message) ? t(message) : message
}
