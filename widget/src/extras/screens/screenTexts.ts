import { coreTexts } from '@parley/functions/shared/widgetTexts/coreTexts'
import { screensTexts } from '@parley/functions/shared/widgetTexts/screensTexts'

/** What the screens say. */
export const screenTexts = { ...coreTexts, ...screensTexts }
