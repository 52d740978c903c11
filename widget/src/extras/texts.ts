import type { extraTexts } from '@parley/functions/shared/widgetExtraTexts'
import type { Texts } from '../chat/texts.ts'

/** What the extras say. Every other language has the same keys and the panel's own. */
export type ExtraTexts = Record<keyof typeof extraTexts, string>
/** All that a language has to say. */
export type AllTexts = Texts & ExtraTexts
