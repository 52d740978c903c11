import { texts } from './refusalTexts.ts'
import { texts as templateTexts } from '../agents/templateRefusalTexts.ts'
import { texts as toolTexts } from '../tools/toolRefusalTexts.ts'

const refusals = { ...texts, ...toolTexts, ...templateTexts }

export type RefusalKey = keyof typeof refusals

/** A refusal with what its arguments stand for. */
export interface Said {
  key: RefusalKey
  values: Record<string, string | number>
}

/** `text`: the words of somebody else, such as a bank, which stay as they are. */
export type Refusal = RefusalKey | Said | { text: string }

/** Marks a schema's message as a key of `refusals`. */
export function says(key: RefusalKey): RefusalKey {
  return key
}

/** What a schema has said: one of our keys, or words of its own. */
export function refusalOfText(text: string): Refusal {
  return isRefusalKey(text) ? text : { text }
}

export function isRefusalKey(text: string): text is RefusalKey {
  return Object.hasOwn(refusals, text)
}

/** Whether the text has arguments; the builds of browsers hold those that have some as parsed lists. */
export function needsValues(key: RefusalKey): boolean {
  const text: unknown = refusals[key]
  return typeof text !== 'string' || text.includes('{')
}

/** A refusal in English, for programs and logs. Its arguments are `{name}` and `{name, number}`. */
export function inEnglish(refusal: Refusal): string {
  if (typeof refusal === 'object' && 'text' in refusal) return refusal.text
  const { key, values } = saidOf(refusal)
  return refusals[key].replaceAll(/\{(\w+)(?:, number)?\}/g, (_, name: string) =>
    (values[name] ?? '').toLocaleString('en'),
  )
}

export function saidOf(refusal: RefusalKey | Said): Said {
  return typeof refusal === 'string' ? { key: refusal, values: {} } : refusal
}
