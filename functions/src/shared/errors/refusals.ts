import { texts } from './refusalTexts.ts'
import { texts as sellingTexts } from '../agencies/sellingRefusalTexts.ts'
import { texts as templateTexts } from '../agents/templateRefusalTexts.ts'
import { texts as failureTexts } from '../billing/paymentFailureTexts/en.ts'
import { texts as planTexts } from '../billing/planRefusalTexts.ts'
import { texts as toolTexts } from '../tools/toolRefusalTexts.ts'
import { texts as workspaceTexts } from '../workspaces/workspaceRefusalTexts.ts'

const refusals = {
  ...texts,
  ...toolTexts,
  ...templateTexts,
  ...sellingTexts,
  ...planTexts,
  ...workspaceTexts,
  ...failureTexts,
}

export type RefusalKey = keyof typeof refusals

/** A refusal's key with the values of its arguments. */
export interface KeyedRefusal {
  key: RefusalKey
  values: Record<string, string | number>
}

/** `text`: a message of a third party, such as a bank, which is not translated. */
export type Refusal = RefusalKey | KeyedRefusal | { text: string }

/** Marks a schema's message as a key of `refusals`. */
export function refusalKey(key: RefusalKey): RefusalKey {
  return key
}

/** Returns the refusal behind a schema's message: a key of `refusals`, or the schema's own text. */
export function refusalOfText(text: string): Refusal {
  return isRefusalKey(text) ? text : { text }
}

/** Returns whether a text is a key of `refusals`, and not the text of a schema or a vendor. */
export function isRefusalKey(text: string): text is RefusalKey {
  return Object.hasOwn(refusals, text)
}

/** Returns whether the text has arguments; browser builds hold such texts as parsed lists. */
export function needsValues(key: RefusalKey): boolean {
  const text: unknown = refusals[key]
  return typeof text !== 'string' || text.includes('{')
}

/**
 * Returns a refusal in English, for programs and logs. Arguments are written `{name}` and `{name, number}`.
 */
export function inEnglish(refusal: Refusal): string {
  if (typeof refusal === 'object' && 'text' in refusal) return refusal.text
  const { key, values } = keyedRefusal(refusal)
  return refusals[key].replaceAll(/\{(\w+)(?:, number)?\}/g, (_, name: string) =>
    (values[name] ?? '').toLocaleString('en'),
  )
}

/** Returns a refusal as its key with its arguments, which are empty for a bare key. */
export function keyedRefusal(refusal: RefusalKey | KeyedRefusal): KeyedRefusal {
  return typeof refusal === 'string' ? { key: refusal, values: {} } : refusal
}
