import type { extraTexts } from '@parley/functions/shared/widget/widgetExtraTexts'
import type { Texts } from '../chat/texts.ts'

/** The texts of the extras. Every other language has these keys and those of the panel. */
export type ExtraTexts = Record<keyof typeof extraTexts, string>
/** All texts of a language. */
export type AllTexts = Texts & ExtraTexts
