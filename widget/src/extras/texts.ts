import type { extraTexts } from '@parley/functions/shared/widgetExtraTexts'
import type { Texts } from '../chat/texts.ts'

/** What the extras say. Every other language has the same keys and the panel's own. */
export type ExtraTexts = Record<keyof typeof extraTexts, string>
/** All that a language has to say. */
export type AllTexts = Texts & ExtraTexts

/** A text with its placeholders filled in. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
}
